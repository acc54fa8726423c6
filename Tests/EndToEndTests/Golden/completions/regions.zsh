#compdef regions
# Completions of regions for zsh; made by 'regions completions zsh'.
_regions() {
    local context state state_descr line
    typeset -A opt_args
    local -a commands=(
        'devices:List the devices, their poses and their windows.'
        'scene:Show a window of a device: its size, safe area, hinge and reserved regions.'
        'timeline:Show what a window goes through: each step'\''s time, hinge and active regions.'
        'convert:Say a window'\''s regions in the words of Jetpack, Flutter or the web, or read them.'
        'layout:Lay documents out: where every view of a tree ends up.'
        'check:Judge layouts: which controls and texts are where they cannot be used.'
        'merge:Make one report of several: of the parts of a check the whole.'
        'compare:Compare two reports: which findings are new, and which are gone.'
        'completions:Write what a shell needs to complete commands, options and names.'
        'man:Write the manual page.'
        'help:Show what a command takes.'
    )
    _arguments -C '(- *)'{-h,--help}'[Show help.]' '1:command:->command' '*::argument:->argument'
    case $state in
    command) _describe command commands ;;
    argument)
        case ${words[1]} in
        devices)
            _arguments -s \
                '--format=[For people or for programs; text if left out.]:text|json:(text json)' \
                '*--device-file=[A device profile of your own; may be repeated.]:FILE:_files' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]'
            ;;
        scene)
            _arguments -s \
                '--pose=[How the device is held.]:NAME:(book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop)' \
                '--window=[Which window; the one that fills the display if left out.]:NAME: ' \
                '--direction=[The direction in which the user reads.]:rtl|ltr:(rtl ltr)' \
                '--queries=[How queries that leave their options out are answered; as the device does if left out.]:documented|observed:(documented observed)' \
                '--hinge-angle=[Turn the hinge; as far as the pose has it if left out.]:DEGREES: ' \
                '--format=[For people, for programs, or a picture; text if left out.]:text|json|svg:(text json svg)' \
                '*--device-file=[A device profile of your own; may be repeated.]:FILE:_files' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '1:DEVICE:(galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo)'
            ;;
        timeline)
            _arguments -s \
                '--direction=[The direction in which the user reads.]:rtl|ltr:(rtl ltr)' \
                '--queries=[How queries that leave their options out are answered; as the device does if left out.]:documented|observed:(documented observed)' \
                '--format=[For people or for programs; text if left out.]:text|json:(text json)' \
                '*--device-file=[A device profile of your own; may be repeated.]:FILE:_files' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '1:FILE:_files'
            ;;
        convert)
            _arguments -s \
                '--to=[The words to convert to.]:scene|jetpack|flutter|css:(scene jetpack flutter css)' \
                '--from=[The words of the file; told by what it contains if left out.]:scene|jetpack|flutter|css:(scene jetpack flutter css)' \
                '--device=[The device; '\''regions devices'\'' lists them.]:NAME:(galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo)' \
                '--pose=[How the device is held.]:NAME:(book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop)' \
                '--window=[Which window, the one that fills the display if left out; or the size of a dump'\''s window as the dump counts.]:NAME|WxH: ' \
                '--direction=[The direction in which the user reads.]:rtl|ltr:(rtl ltr)' \
                '--regions=[The window as '\''regions scene --format json'\'' writes it.]:FILE:_files' \
                '--scale=[Pixels per point of a dump in pixels.]:NUMBER: ' \
                '--turned=[Which way a dump is turned\: clockwise has its top at the right.]:cw|ccw:(cw ccw)' \
                '--topmost-modal[Judge only what is in a dump'\''s topmost dialog, where it has one.]' \
                '*--device-file=[A device profile of your own; may be repeated.]:FILE:_files' \
                '--queries=[How queries that leave their options out are answered; as the device does if left out.]:documented|observed:(documented observed)' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '1:FILE:_files'
            ;;
        layout)
            _arguments -s \
                '--device=[The device; '\''regions devices'\'' lists them.]:NAME:(galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo)' \
                '--pose=[How the device is held.]:NAME:(book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop)' \
                '--window=[Which window; the one that fills the display if left out.]:NAME: ' \
                '--size=[The room in points, in place of a device.]:WxH: ' \
                '--direction=[The direction in which the user reads.]:rtl|ltr:(rtl ltr)' \
                '--queries=[How queries that leave their options out are answered; as the device does if left out.]:documented|observed:(documented observed)' \
                '*--device-file=[A device profile of your own; may be repeated.]:FILE:_files' \
                '--text=[Measure text by the fonts of the pictures, or with characters of one width; fonts if left out.]:fonts|fixed:(fonts fixed)' \
                '--format=[For programs, for people, or a picture; json if left out.]:json|text|svg|png:(json text svg png)' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '*:FILE:_files'
            ;;
        check)
            _arguments -s \
                '--device=[The device; '\''regions devices'\'' lists them.]:NAME:(galaxy-nexus ipad-9 ipad-air-11 ipad-air-3 ipad-mini-5 ipad-mini-7 ipad-pro-11 ipad-pro-11-m4 ipad-pro-12-9 ipad-pro-13 iphone-11 iphone-11-pro-max iphone-13-mini iphone-14 iphone-14-plus iphone-15 iphone-15-plus iphone-17-pro iphone-17-pro-max iphone-8 iphone-8-plus iphone-air iphone-duo iphone-se-1 iphone-x pixel-2 pixel-2-xl pixel-3 pixel-3a pixel-4 pixel-5 pixel-8 pixel-9 pixel-fold pixel-tablet surface-duo)' \
                '--pose=[How the device is held.]:NAME:(book book-camera-on book-rotated book-status-bar-hidden closed-landscape-left closed-landscape-right closed-portrait closed-portrait-status-bar-hidden flat-landscape flat-landscape-camera-on flat-landscape-rotated flat-landscape-status-bar-hidden flat-portrait flat-portrait-camera-on flat-portrait-rotated flat-portrait-status-bar-hidden landscape landscape-left landscape-right laptop laptop-camera-on laptop-rotated laptop-status-bar-hidden portrait single-landscape single-portrait spanned-landscape spanned-portrait tabletop)' \
                '--window=[Which window, the one that fills the display if left out; or the size of a dump'\''s window as the dump counts.]:NAME|WxH: ' \
                '--direction=[The direction in which the user reads.]:rtl|ltr:(rtl ltr)' \
                '--regions=[The window as '\''regions scene --format json'\'' writes it.]:FILE:_files' \
                '--scale=[Pixels per point of a dump in pixels.]:NUMBER: ' \
                '--turned=[Which way a dump is turned\: clockwise has its top at the right.]:cw|ccw:(cw ccw)' \
                '--topmost-modal[Judge only what is in a dump'\''s topmost dialog, where it has one.]' \
                '*--device-file=[A device profile of your own; may be repeated.]:FILE:_files' \
                '--from=[What the files are to be read as, one of uiautomator, appium-android, appium-ios, xcuitest, flutter-semantics, uikit, wda-json, mobile-mcp, idb, sim-use, agent-device, baguette, maestro, dom-snapshot, ax-tree, aria-snapshot, droidbot, harmony, snapshot, boxes; told by their content if left out.]:FORMAT:(uiautomator appium-android appium-ios xcuitest flutter-semantics uikit wda-json mobile-mcp idb sim-use agent-device baguette maestro dom-snapshot ax-tree aria-snapshot droidbot harmony snapshot boxes)' \
                '--explain[Tell of every element that is not judged, and why.]' \
                '--max-bytes=[The largest file that is read, in bytes; 134217728 if left out.]:COUNT: ' \
                '--max-elements=[The most elements of a file; 1000000 if left out.]:COUNT: ' \
                '--max-depth=[The deepest nesting of elements; 20000 if left out.]:COUNT: ' \
                '--settings=[The settings; .regions.json here or in a folder around it if left out.]:FILE:_files' \
                '--no-settings[Look for no settings.]' \
                '--jobs=[How many files are judged at once; as many as there are cores if left out.]:COUNT: ' \
                '--shard=[Judge one of N parts of the files, and write it as JSON for '\''regions merge'\''.]:I/N: ' \
                '--picture=[Write a picture of each layout into this folder, with what is found marked.]:DIR:_files' \
                '--picture-format=[What the pictures are; svg if left out.]:svg|png:(svg png)' \
                '--format=[For people, for programs, for test reports, for code scanning or for annotations of GitHub; text if left out.]:text|json|junit|sarif|github:(text json junit sarif github)' \
                '--fail-on=[What ends with status 1; error if left out.]:error|warning|never:(error warning never)' \
                '--baseline=[Findings that were there before, which fail nothing.]:FILE:_files' \
                '--write-baseline=[Write all findings down as a baseline, and fail for none of them.]:FILE:_files' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '*:FILE:_files'
            ;;
        merge)
            _arguments -s \
                '--format=[For people, for programs, for test reports, for code scanning or for annotations of GitHub; text if left out.]:text|json|junit|sarif|github:(text json junit sarif github)' \
                '--fail-on=[What ends with status 1; error if left out.]:error|warning|never:(error warning never)' \
                '--baseline=[Findings that were there before, which fail nothing.]:FILE:_files' \
                '--write-baseline=[Write all findings down as a baseline, and fail for none of them.]:FILE:_files' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '*:REPORT:_files'
            ;;
        compare)
            _arguments -s \
                '--format=[For people or for programs; text if left out.]:text|json:(text json)' \
                '--fail-on=[What ends with status 1; error if left out.]:error|warning|never:(error warning never)' \
                '--output=[Write to a file, which appears whole or not at all; - is standard output.]:PATH:_files' \
                '(- *)'{-h,--help}'[Show this help.]' \
                '*:OLD NEW:_files'
            ;;
        completions)
            _arguments -s \
                '(- *)'{-h,--help}'[Show this help.]' \
                '1:SHELL:(bash zsh fish)'
            ;;
        man)
            _arguments -s \
                '(- *)'{-h,--help}'[Show this help.]'
            ;;
        help) _describe command commands ;;
        esac
        ;;
    esac
}
if [[ $funcstack[1] == _regions ]]; then _regions "$@"; else compdef _regions regions; fi
