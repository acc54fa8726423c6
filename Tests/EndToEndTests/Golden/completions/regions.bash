# Completions of regions for bash; made by 'regions completions bash'.
_regions() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
    # Bash splits '--name=value' in three.
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
    fi
    local -a words=()
    COMPREPLY=()
    if (( COMP_CWORD == 1 )); then
        COMPREPLY=($(compgen -W 'devices scene timeline convert layout check merge compare completions man help --help' -- "$word"))
        return
    fi
    case "$command $before" in
    'devices --format') mapfile -t COMPREPLY < <(compgen -W 'text json' -- "$word"); return ;;
    'devices --device-file') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'devices --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'scene --pose') mapfile -t COMPREPLY < <(compgen -W 'book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop' -- "$word"); return ;;
    'scene --window') return ;;
    'scene --direction') mapfile -t COMPREPLY < <(compgen -W 'rtl ltr' -- "$word"); return ;;
    'scene --queries') mapfile -t COMPREPLY < <(compgen -W 'documented observed' -- "$word"); return ;;
    'scene --hinge-angle') return ;;
    'scene --format') mapfile -t COMPREPLY < <(compgen -W 'text json svg' -- "$word"); return ;;
    'scene --device-file') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'scene --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'timeline --direction') mapfile -t COMPREPLY < <(compgen -W 'rtl ltr' -- "$word"); return ;;
    'timeline --queries') mapfile -t COMPREPLY < <(compgen -W 'documented observed' -- "$word"); return ;;
    'timeline --format') mapfile -t COMPREPLY < <(compgen -W 'text json' -- "$word"); return ;;
    'timeline --device-file') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'timeline --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'convert --to') mapfile -t COMPREPLY < <(compgen -W 'scene jetpack flutter css' -- "$word"); return ;;
    'convert --from') mapfile -t COMPREPLY < <(compgen -W 'scene jetpack flutter css' -- "$word"); return ;;
    'convert --device') mapfile -t COMPREPLY < <(compgen -W 'galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo' -- "$word"); return ;;
    'convert --pose') mapfile -t COMPREPLY < <(compgen -W 'book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop' -- "$word"); return ;;
    'convert --window') return ;;
    'convert --direction') mapfile -t COMPREPLY < <(compgen -W 'rtl ltr' -- "$word"); return ;;
    'convert --regions') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'convert --scale') return ;;
    'convert --turned') mapfile -t COMPREPLY < <(compgen -W 'cw ccw' -- "$word"); return ;;
    'convert --device-file') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'convert --queries') mapfile -t COMPREPLY < <(compgen -W 'documented observed' -- "$word"); return ;;
    'convert --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'layout --device') mapfile -t COMPREPLY < <(compgen -W 'galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo' -- "$word"); return ;;
    'layout --pose') mapfile -t COMPREPLY < <(compgen -W 'book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop' -- "$word"); return ;;
    'layout --window') return ;;
    'layout --size') return ;;
    'layout --direction') mapfile -t COMPREPLY < <(compgen -W 'rtl ltr' -- "$word"); return ;;
    'layout --queries') mapfile -t COMPREPLY < <(compgen -W 'documented observed' -- "$word"); return ;;
    'layout --device-file') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'layout --text') mapfile -t COMPREPLY < <(compgen -W 'fonts fixed' -- "$word"); return ;;
    'layout --format') mapfile -t COMPREPLY < <(compgen -W 'json text svg png' -- "$word"); return ;;
    'layout --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --device') mapfile -t COMPREPLY < <(compgen -W 'galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo' -- "$word"); return ;;
    'check --pose') mapfile -t COMPREPLY < <(compgen -W 'book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop' -- "$word"); return ;;
    'check --window') return ;;
    'check --direction') mapfile -t COMPREPLY < <(compgen -W 'rtl ltr' -- "$word"); return ;;
    'check --regions') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --scale') return ;;
    'check --turned') mapfile -t COMPREPLY < <(compgen -W 'cw ccw' -- "$word"); return ;;
    'check --device-file') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --from') mapfile -t COMPREPLY < <(compgen -W 'uiautomator appium-android appium-ios xcuitest flutter-semantics uikit wda-json mobile-mcp idb sim-use agent-device baguette maestro dom-snapshot ax-tree aria-snapshot droidbot harmony snapshot boxes' -- "$word"); return ;;
    'check --max-bytes') return ;;
    'check --max-elements') return ;;
    'check --max-depth') return ;;
    'check --settings') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --jobs') return ;;
    'check --shard') return ;;
    'check --picture') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --picture-format') mapfile -t COMPREPLY < <(compgen -W 'svg png' -- "$word"); return ;;
    'check --format') mapfile -t COMPREPLY < <(compgen -W 'text json junit sarif github' -- "$word"); return ;;
    'check --fail-on') mapfile -t COMPREPLY < <(compgen -W 'error warning never' -- "$word"); return ;;
    'check --baseline') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --write-baseline') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'check --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'merge --format') mapfile -t COMPREPLY < <(compgen -W 'text json junit sarif github' -- "$word"); return ;;
    'merge --fail-on') mapfile -t COMPREPLY < <(compgen -W 'error warning never' -- "$word"); return ;;
    'merge --baseline') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'merge --write-baseline') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'merge --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    'compare --format') mapfile -t COMPREPLY < <(compgen -W 'text json' -- "$word"); return ;;
    'compare --fail-on') mapfile -t COMPREPLY < <(compgen -W 'error warning never' -- "$word"); return ;;
    'compare --output') mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    esac
    case "$command" in
    devices) words=(--format --device-file --output --help) ;;
    scene) words=(galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo --pose --window --direction --queries --hinge-angle --format --device-file --output --help) ;;
    timeline) words=(--direction --queries --format --device-file --output --help) ;;
    convert) words=(--to --from --device --pose --window --direction --regions --scale --turned --topmost-modal --device-file --queries --output --help) ;;
    layout) words=(--device --pose --window --size --direction --queries --device-file --text --format --output --help) ;;
    check) words=(--device --pose --window --direction --regions --scale --turned --topmost-modal --device-file --from --explain --max-bytes --max-elements --max-depth --settings --no-settings --jobs --shard --picture --picture-format --format --fail-on --baseline --write-baseline --output --help) ;;
    merge) words=(--format --fail-on --baseline --write-baseline --output --help) ;;
    compare) words=(--format --fail-on --output --help) ;;
    completions) words=(bash zsh fish --help) ;;
    man) words=(--help) ;;
    help) words=(devices scene timeline convert layout check merge compare completions man) ;;
    esac
    COMPREPLY=($(compgen -W "${words[*]}" -- "$word"))
    [[ $word == -* || ${#COMPREPLY[@]} -gt 0 ]] || mapfile -t COMPREPLY < <(compgen -f -- "$word")
}
complete -o filenames -F _regions regions
