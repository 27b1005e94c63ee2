import { type Lexicon, phrases } from "./lexicon";

/** How English speakers say what shall hold from now on. */
export const ENGLISH_STANDING: Lexicon["families"] = {
  obligation: phrases(String.raw`
    (?:commit (?:messages?|titles?|subjects?)|commits|branch names?|branches|(?:pull requests?|prs?|mrs?)(?: (?:titles?|descriptions?))?|test names?|tests|test files|source files|(?:every|each|all) (?:public |exported |new )?(?:functions?|modules?|class(?:es)?|methods?)|(?:file|variable|function|class) ?names|migrations|code comments|comments|docstrings|changelog entries|release notes|imports|dependencies|secrets|identifiers) (?:must|have to|has to|need to|needs to|are to|always|never|should(?= (?:always|never|start|begin|follow|use|be (?:named|written|in)|contain|include)))(?:n't| not| never| always)? (?!(?:pass|run|work|fail|be (?:fixed|green|updated))(?: |[.,!]|$))\p{L}+ ¦
    you (?:must|may|are)(?:n't| not| never) (?:ever |allowed to |to )?(?:touch|edit|change|modify|commit|push|publish|deploy|delete|remove|install|run|merge|rename|create|use|write|add|import|call) ¦
    don't you (?:ever|dare) ¦ (?:don't|do not) ever ¦
    you (?:must|have to) (?:always |first )?(?:ask|run|test|check|lint|format|read|tell|inform|update|document) ~ (?:before|after|whenever|each time|every time) ¦
    (?:is|are) (?:frozen|generated|vendored|read-only|off limits),? (?:so |and |please )?(?:don't|do not|never) (?:touch|edit|change|modify) ¦
    (?:don't|do not) (?:touch|edit|change|modify) ~ (?:it's|it is|they're|they are) (?:frozen|generated|vendored|read-only|off limits) ¦
    (?:use|follow) ~ for (?:all |your |our |the )?(?:commit messages|commits|branch names|branches|pr titles|test names|variable names) ¦
    (?:write|format|name|phrase|word|style) (?:all |your |our )?(?:commit messages|commits|commit titles|branch names|branches|pr (?:titles|descriptions)|docstrings|code comments|comments|changelog entries|test names|variable names) (?:in|as|with|like|after|following|using|according)`),
  prohibition: phrases(String.raw`
    don't ¦ do not ¦ dont ¦ never ¦ no more ¦ stop \w+ing ¦ quit \w+ing ¦ avoid(?: using)? ¦ refrain from ¦
    leave ~ (?:alone|out|as (?:is|it|they)|untouched|intact) ¦ keep ~ out of ¦ hands off ¦ keep your hands off ¦ must(?:n't| not| never) ¦
    (?:should|shall|may)(?:n't| not| never) ¦ (?:is|are) (?:strictly )?(?:forbidden|prohibited|off limits|not allowed|banned|a no-?go) ¦
    not (?:to )?(?:use|touch|edit|change|modify|commit|push|add|create|write|delete|remove|install|run|import|mention|include) ¦
    no (?:\w+ )?(?:comments?|emojis?|commits?|pushes|push|docs?|documentation|readmes?|placeholders?|mocks?|todos?|abbreviations|any|semicolons?|tabs?|classes|dependencies|libraries|frameworks?|stuff|questions?|explanations?|summar(?:y|ies)|essays?|boilerplate|fallbacks?|hacks?|workarounds?|hardcod\w+|magic numbers?|inline styles?|globals?|default exports?|console\.log|prints?|markdown|yapping|fluff|preamble|apolog\w+) ¦
    without (?:touching|changing|editing|adding|creating|running|using|breaking|modifying) ¦ drop the ¦ enough with ¦ nothing else ¦ none of that ¦
    let's not ¦ lets not`),
  durable: phrases(`
    always ¦ allways ¦ never(?! \\p{L}{2,}[^su]s(?: |[.,!?]|$)) ¦ never ever ¦ from now on ¦ from here on ¦ from this point ¦ from today ¦ going forward ¦ moving forward ¦
    in (?:the )?future ¦ henceforth ¦ hereafter ¦ every (?:single )?time ¦ each time ¦ any ?time ¦ whenever ¦ when ?ever you ¦ each and every ¦
    by default ¦ as a (?:general )?(?:rule|habit|default|principle) ¦ at all times ¦ permanently ¦ for good ¦ for ever ¦ forever ¦
    for all (?:future|new|my|our|of) ¦ next time ¦ the next time ¦
    (?:in|for) (?:all|every|any|each) (?:my |our |of my |new |future )?(?:projects?|files?|repos?|repositor(?:y|ies)|sessions?|cases?|tasks?|commits?|changes?|functions?|tests?|modules?|components?|answers?|repl(?:y|ies)|responses?|messages?|phases?|steps?) ¦
    (?:before|after) (?:every|each|any) ¦ (?:no|not) ~ (?:ever|any more) ¦ ever again ¦ must never ¦ even if i ¦
    until (?:i|you're told|told|further notice) ¦ unless i ¦ only (?:when|if|after) i ¦ (?:remember|memori[sz]e) (?:this|that|to|it) ¦
    keep (?:that|this|it) in (?:mind|your) ¦ add (?:this|that|it) to (?:your |the )?(?:memory|rules|instructions|agents|claude) ¦
    save (?:this|that|it) (?:to|in) (?:your |the )?memory ¦ note for the future ¦ to the letter ¦ strictly ¦ straight away ¦
    (?:ever|always)(?=[.!,]?$) ¦ make (?:that|this|it) (?:the|a|your) (?:rule|habit|default|standard) ¦ (?:as|just as) a (?:general|standing|basic) (?:thing|rule|note) ¦ in general ¦ for the rest of ¦ (?:in|for) all (?:docs|pages|modules|prs|phases|of these|of my) ¦ (?:do|did) (?:that|it|this) (?:with|for|on|after) (?:every|each|all) ¦ (?:that|this|it) again ¦ don't (?:add|do|use|touch|make|write) (?:it|that|this) again ¦ whenever (?:we|i|a|an|the|there) ¦ when (?:you're|you are) unsure ¦ when in doubt ¦ when (?:a|an) \\p{L}+ is done ¦ work like that ¦ for everything ¦ please (?:note|remember|keep) ¦ keep to (?:it|that|this) ¦ \\p{L}+ everywhere ¦ always (?:three|both|all|inside|next) ¦
    for the future ¦ generally ¦ in general ¦ general (?:thing|rule|note|remark) ¦ (?:one|a) (?:general )?(?:thing|note|word) before (?:we|you|i) ¦ (?:from|starting) (?:today|now|here)(?: on)? ¦ keep (?:that|this|it) in mind ¦ bear (?:that|this) in mind ¦ as a habit ¦ no more ~ ever ¦ (?:not|never) (?:a single|once) ~ without ¦ for the record ¦ for your information ¦ fyi ¦ good to know for`),
  convention: phrases(String.raw`
    we (?:always |only |all |usually |never |generally |mostly |don't |do not )*(?:use|write|work|name|put|keep|follow|prefer|call|go with|do|commit|format|indent|run|stick|don't use|have|test|log|store) ¦
    (?:our|the|this|project|team|company|house|code|coding|naming) (?:\w+ )?(?:conventions?|standards?|style ?guide|style|guidelines?|rules?|polic(?:y|ies)|practice|workflow|process|pattern) ¦
    in (?:this|our|my|the) (?:repo|repository|project|codebase|code ?base|team|company|package|workspace|monorepo|app|house) ¦
    (?:this|our|my) (?:repo|project|codebase|team) (?:uses?|is|has|runs?|only|never|always) ¦ around here ¦ here we ¦
    the (?:main |golden |first |basic |general |only )?rules?(?: is| are|:) ¦ (?:is|are) (?:the )?(?:convention|standard|policy|rule) ¦
    (?:uses?|using|use) ~ everywhere ¦ across the (?:board|project|codebase|repo) ¦ consistent(?:ly)? ¦ best practices? ¦ as a principle ¦
    clean code ¦ production[- ]ready ¦ (?:same|everywhere) (?:style|pattern|convention|format) (?:as|everywhere|like) ¦
    we (?:squash|target|moved|switched|try|avoid|keep|version|bump|don't|do not) ¦ (?:for|in) this (?:repo|project|codebase|crate|package|module|service|cluster|team|branch|app) ¦ in (?:firmware|our codebase|all docs|all my|this crate) ¦ like (?:everywhere|in the rest|the rest of the) ¦ (?:is|are) (?:mandatory|not allowed|banned) ¦ conventional commits`),
  consent: phrases(String.raw`
    ask (?:me|first|before|for) ¦ (?:always )?ask ~ (?:first|before) ¦ check with me ¦
    (?:until|unless|before|without|if) (?:i|my) (?:\w+ )?(?:confirm|confirmed|say|said|approve|approved|agree|ask|tell|told|ok|okay|approval|permission|consent|explicitly|confirmation|go) ¦
    wait for (?:my|me) ¦ (?:my|explicit) (?:approval|permission|confirmation|consent|ok|okay|go) ¦ only (?:when|if|after|once) (?:i|told|asked) ¦
    get my ¦ let me (?:decide|review|confirm|approve|do|check first|handle) ¦
    i(?:'ll| will) (?:do|run|commit|push|deploy|test|handle|decide|tell|merge) ~ (?:myself|it) ¦
    (?:i'll|i will|we'll|we will) (?:commit|push|deploy|merge|test|run) ¦ so i (?:can )?(?:run|decide|approve|review) ¦
    don't (?:just )?(?:decide|assume|guess) ¦
    don't (?:commit|push|deploy|start|build|change|do|touch|edit|implement|write|code|proceed) ~ (?:until|unless|before|without) ¦
    explicitly (?:say|ask|tell|told|asked|approve) ¦ on your own ¦ by yourself ¦ judge alone ¦
    i (?:apply|deploy|merge|push|commit|release|decide|run it|do that|do it|handle that)(?=[.,! ]|$) ¦ wait for (?:my|the|me) ¦ (?:you )?stop and i ¦ i review ¦ i haven't (?:approved|agreed|confirmed|said) ¦ (?:no|without) (?:explicit )?(?:go|ok|okay|approval|green light) ¦ show me ~ first ¦ (?:do not|don't) \p{L}+ anything i did not ¦ (?:you )?(?:don't|do not) need to ask (?:me )?(?:again|every time|any more|anymore) ¦ without asking ¦ pick neither,? ask ¦ ask instead`),
  preferring: phrases(String.raw`
    i(?:'d| would)? (?:really |much |generally |usually |always )?prefer ¦ i(?:'d| would) (?:much )?rather ¦
    i (?:always |generally |usually |only )?(?:like|want|need|expect) (?:you|my|your|the|all|every|it|to|things|code|answers|short|simple) ¦
    my preference ¦ preferabl[ey] ¦ prefer ¦ i want you to ¦ i'd like you to ¦ i would like you to ¦
    please (?:always|never|only|keep|use|stick|answer|reply|respond|write|speak) ¦
    keep (?:it|things|answers|replies|responses|code|comments|functions|messages|commits|files|your|the) (?:~ )?(?:short|simple|brief|small|concise|minimal|clean|lean|consistent|terse|dry) ¦
    (?:answer|reply|respond|write|speak|talk|explain) (?:to me )?in (?:english|german|chinese|spanish|french|russian|japanese|korean|italian|portuguese|plain|short|bullet) ¦
    be (?:brief|concise|terse|short|careful|critical|honest|direct|specific|less verbose|more careful) ¦ short answers? ¦ less verbose ¦
    act (?:as|like) ¦ think (?:like|as) ¦
    you (?:are|'re) (?:a|an|my|the) (?:\w+ )?(?:senior|expert|developer|engineer|assistant|architect|designer|reviewer) ¦
    shorter (?:answers|replies|please) ¦ (?:skip|drop|spare me) the (?:intro|recap|preamble|summary|apolog\w+|fluff|pleasantries) ¦ give me (?:one|a single|just) ¦ (?:please )?keep (?:to|deps|dependencies|it|anything you) ¦ (?:small|short|tiny|atomic) (?:commits|functions|files|prs|answers|replies|diffs) ¦ i never want ¦ i need to be able ¦ i (?:only|never) (?:read|want|need|use)`),
  knowledge: phrases(String.raw`
    we (?:already |allready )?(?:already|allready) have ¦ we have ~ (?:already|for that|scripts?|that do|for this) ¦ already exists? ¦
    exists? ~ already ¦ it exists ¦ i don't have (?:access|acces|a|an|any|that|the) ¦ i have no (?:access|licen[cs]e|admin|\w+ installed) ¦
    (?:is|are) (?:already |allready )?installed ¦ is (?:running )?on (?:port|version|node|python|linux|windows|mac) ¦ runs? on ¦
    (?:is|are) (?:called|named|located|stored|in the|at) ¦ we(?:'re| are) (?:on|using|running) ¦
    (?:i|we)(?:'m| am|'re) (?:on|using|running) (?:windows|mac|macos|linux|node|python|wsl|version|powershell|arch|ubuntu) ¦
    my (?:machine|box|server|system|shell|terminal|editor|os|setup|environment) (?:is|has|runs|uses|can't) ¦
    the (?:server|database|db|api|backend|frontend|service|prod|production|staging) (?:is|runs|uses|lives|has|can't|does) ¦
    there (?:is|are) (?:already|no|a|only)  ¦ actually ¦ in fact ¦
    the (?:right|correct|real|actual) (?:one|name|path|command|url|file|version|port) is ¦ (?:it|that)(?:'s| is) called ¦ deprecated ¦
    not (?:supported|available|installed) ¦
    (?:this|that|it)(?:'s| is) (?:a|an) (?:plain|pure|private|public|node|python|rust|go|js|ts|typescript|monorepo|library|legacy|redshift|postgres|mysql|windows|mac|linux|alpine|debian) ¦ (?:there are|we have) (?:two|three|four|five|six|seven|eight|nine|\d+) ¦ (?:doesn't|does not|isn't|is not|aren't) (?:exist|available|allowed|supported|installed|reachable|in (?:package\.json|the repo|that image)) ¦ read[- ]only ¦ (?:on|at) port \d+ ¦ (?:has|have) \d+ \p{L}+ ¦ \p{L}+ (?:is|are) (?:out|deprecated|ancient|end of life|eol|unsupported) ¦ you have (?:no|ssh|access|the|a) ¦ (?:only|just) (?:have|has) ¦ belongs to someone ¦ is checked out ¦ our (?:base|default|main|dev|staging|prod\w*|test) (?:branch|db|database|port|server|cluster|env\w*) ¦ there(?:'s| is) (?:no|a|an|already) \p{L}+ (?:on|in|for|at) ¦ we (?:moved|switched|migrated|upgraded) (?:to|from|off) ¦
    (?:this|it|that)(?:'s| is) (?:a|an|our) (?:\S+ ){0,2}(?:monorepo|repo|project|workspace|codebase|module|crate|package|cluster|app|shop|team|server|box|site|machine) ¦ (?:we|i)(?:'re| are|'m| am) (?:a|an) (?:\S+ ){0,3}(?:shop|team|company|house|project|agency|lab|school|start-?up) ¦ (?:we|i)(?:'re| are|'m| am) (?:still )?on (?:\S+ )?(?:windows|linux|mac|macos|node|python|java|php|ruby|v?\d[\d.]*|postgres|mysql|wayland|arm|x86) ¦ in (?:england|germany|france|britain|europe|the uk|the us|canada|australia|switzerland|austria|japan|china|brazil|spain|italy)`),
  universal: phrases(String.raw`
    (?:every|each|all|any|no) (?:\S+ ){1,4}(?:must|should|needs?|has to|have to|shall|may|gets?|belongs?) ¦
    (?:must|should|shall|needs? to|has to|have to) (?:always|never|all|each|only) ¦ (?:must|should|may) (?:never|not ever) ¦
    anything (?:that|which) ~ (?:is|must|should|goes) ¦ everything (?:must|should|has to|in) ¦ nothing (?:may|should|goes) ¦
    only (?:use|write|edit|change|touch|commit|answer|ever) ¦ never (?:use|commit|push|touch|edit|change|add|write|delete|run|create|import) ¦
    always (?:use|run|add|write|ask|check|test|keep|put|read|answer|commit|start|make|do|verify|include) ¦
    use ~ (?:only|everywhere|for everything|for all) ¦ use \S+ not \S+`),
  temporary: phrases(`
    this time ¦ for now ¦ for the (?:moment|time being|now) ¦ just (?:this )?once ¦ right now ¦ at the moment ¦ for today ¦ today ¦
    for this (?:task|one|change|step|file|commit|session) ¦ in this (?:step|session|turn|answer|case|task|chat) ¦
    only (?:explain|answer|plan|look|analy[sz]e|review|discuss) ¦ just (?:explain|answer|plan|look|analy[sz]e|tell me|discuss|show) ¦
    don't (?:edit|change|write|implement|code|touch|do|modify) (?:anything|any code|any files?|code)(?: yet| now)? ¦ (?:not|n't) ~ yet ¦ yet ¦
    until (?:phase|step|then|the|version|we) ¦ temporar(?:y|ily) ¦ first (?:only|just) ¦
    (?:for|in) this (?:change|pr|spike|demo|release|branch) ¦ (?:after|until) the (?:demo|release|freeze|call) ¦ stop after (?:that|this|step) ¦ don't fix it yet ¦ it's a (?:spike|prototype|demo) ¦ nothing else ¦ no code (?:please|yet)`),
  guideline: phrases(String.raw`
    @?[\w./-]*(?:style|agents?|claude|gemini|rules?|guidelines?|conventions?|contributing|instructions?|standards?)\.(?:md|mdc|txt) ¦ \.cursorrules ¦
    (?:style ?guide|guidelines?|conventions|coding standards?|instructions? file|house rules|the rules|your rules|your instructions|my instructions|rule file|memory)`),
  selfserve: phrases(String.raw`
    (?:by |for |do it |it |that |them |this )?yourself ¦ on your own ¦
    you have (?:the|a|access to) (?:\w+ )?(?:tools?|access|terminal|browser|mcp|permissions?) ¦
    you can (?:see|check|run|test|do|read|look|verify|access) (?:it|that|this|the|them|for) ¦
    (?:don't|do not|stop) (?:ask|make|let|tell) me (?:to )?(?:run|do|test|check|try|copy|paste|click) ¦
    (?:run|test|try|check|verify|do|look) (?:it|that|this|them) (?:yourself|for me|for real|first) ¦ check it yourself ¦
    instead of (?:asking|telling) me ¦ why (?:do|should|must) i ¦ see for yourself ¦ go and (?:look|see|check) ¦
    do it yourself ¦ you have (?:ssh|shell|browser|mcp|write|read|full|the) (?:access|for|tools?) ¦ stop asking me ¦ can't you (?:do|just|run|check|read) ¦ you can (?:curl|run|read|open|query|test|see|check|do) ¦ why do i have to ¦ just do it ¦ do it for me ¦ your shell ¦ you have no (?:browser|access|screen|internet)`),
  rigor: phrases(String.raw`
    take your time ¦
    (?:read|look|check|think|study|review|analy[sz]e|verify|test|understand) ~ (?:properly|carefully|thoroughly|closely|first|before|again|all|in full|completely) ¦
    (?:properly|carefully|thoroughly|step by step|in depth|for real) ¦ no (?:more )?(?:guess\w*|assum\w+|speculat\w+|shortcuts?|lazy|half) ¦
    (?:without|stop|don't|not) (?:guess\w*|assum\w+|speculat\w+|mak\w+ (?:things|stuff) up) ¦
    (?:don't|do not) (?:guess|assume|invent|hallucinate|make (?:things|stuff) up) ¦ facts ¦ root cause ¦
    think (?:hard|harder|again|twice|it through) ¦ double[- ]check ¦ be (?:careful|thorough|precise|honest|critical) ¦ prove it ¦
    show me (?:proof|evidence) ¦ actually (?:test|run|check|verify|read|look|try) ¦ really (?:test|check|verify|read) ¦
    make sure (?:it|that it|everything) (?:works|really|actually)`),
  norm: phrases(String.raw`
    (?:all|every|each|our|public|private|new|exported|shared|internal|database|api|commit|branch|test|error|log|unit|feature) (?:[\p{L}-]+ ){0,3}?(?:is|are|has|have|gets?|goes|go|lives?|stays?|belongs?|comes?|uses?|needs?|starts?|begins?|follows?|carr(?:y|ies)|ends?|takes?|runs?) ¦
    [\p{L}-]{3,20}s (?:are (?:for|in|never|always|only|not|named|stored|written|kept|called|logged|additive|immutable|read-?only|allowed|forbidden|banned|mandatory|optional|volatile)|have|go (?:to|in|into|under|next)|live (?:in|next|under|at)|stay|belong|come from|get (?:a|an|written|their|reviewed)|start with|begin with|end with|follow|never|always|only) ¦
    (?:one|a single) \p{L}+ (?:per|for each|in each) \p{L}+ ¦ (?:is|are) (?:mandatory|required|not allowed|forbidden|reserved for|only for|for tests|banned|off[- ]limits|frozen|generated|the default here|the norm) ¦
    (?:prod|production|staging|main|master|develop|ci)(?: only)?(?: ever)? (?:runs|goes|is|uses|belongs|deploys|stays|gets|has|accepts) ¦ only ever ¦ (?:never|always) (?:latest|any|force|raw|plain|main|master|prod) ¦ (?:always|never)(?=[.!,]?$) ¦
    no (?:\p{L}+ )?(?:in|on|from|inside|outside|into|for|unless|without) (?:this|the|our|code|tests|prod\w*|ci|git|firmware|commits?|components?|main|master|docs?|headers?|handlers?|controllers?) ¦ (?:first|before) (?:any|every|each|you) ¦
    we (?:squash|rebase|branch|version|target|deploy|ship|review|document|annotate|prefix|name|avoid|require|expect|keep|try|moved|switched|don't|do not|never|always|only|have a rule) ¦
    (?:handled|done|managed|made|deployed|published|released|generated) (?:by|through|via|with) (?:argo|ci|the pipeline|release-please|changesets?|terraform|the release|our) ¦ (?:through|via|by) (?:argo|the pipeline|ci|a pr|pull requests?) ¦
    (?:ours|mine|theirs) (?:is|are) ¦ (?:not allowed|banned|forbidden) (?:here|in|on|at) ¦ \p{L}+ is for (?:tests|humans|users|ci|prod\w*|docs|the) ¦
    (?:every|each|all|any) (?:[\p{L}-]+ ){1,3}?needs? (?:a|an|to|its|their)`),
  restrict: phrases(String.raw`
    only(?: the| that| this| one| for| in| what| my| on| those| when)? ¦ just (?:the|my|this|that|one|a|what|those|for) ¦ nothing (?:else|more) ¦ not the whole ¦ not (?:all|every|everything|the rest|anything else|both) ¦ all (?:of them|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) ¦ (?:the )?(?:default|rest|other) stays? ¦ stays? (?:as|the|where|in|on|off) ¦ leave (?:it|that|this|the|them) (?:there|as|alone|out|where|in) ¦ should (?:not|never) have ¦ shouldn't have ¦ (?:was|were|is) not part of ¦ wasn't part of ¦ out of scope ¦ no extra \p{L}+ ¦ no more than`),
  harm: phrases(String.raw`
    (?:secrets?|passwords?|credentials?|api keys?|private keys?|access tokens?|tokens?|\.env|personal data|health data|pii|customer data|patient data) ¦ (?:in|on|to|into) (?:git|the repo|the history|the logs?|plain text|production|prod|public) ¦ (?:sql |code |shell )?injection ¦ xss ¦ csrf ¦ vulnerab\p{L}+ ¦ cve ¦ gdpr ¦ hipaa ¦ pci ¦ compliance ¦ legal ¦ licen[cs]es? ¦ real (?:customers?|users?|names|data|money|mails?|people) ¦ lost (?:my|our|all|the) ¦ lose (?:my|our|data) ¦ uncommitted ¦ unsaved ¦ irreversible ¦ (?:can't|cannot) be undone ¦ force[- ]push(?:ed)? ¦ (?:drop|dropped|wiped|wipe|truncated|nuked|deleted) (?:the |my |our )?(?:table|database|db|data|branch|folder|directory|files?) ¦ outage ¦ downtime ¦ prod(?:uction)? (?:db|database|data|server|box) ¦ anyone (?:could|can) ¦ leak(?:s|ed|ing)? ¦ expos(?:e|es|ed|ing) ¦ admin scoped ¦ unencrypted ¦ banned ¦ forbidden`),
  manner: phrases(String.raw`
    (?:your |the |my )?(?:answers?|repl(?:y|ies)|responses?|explanations?|summar(?:y|ies)|texts?|messages|updates|reports|plans?) (?:(?:are|is|get|should be|must be|can be|need to be) )?(?:too |much |way |a lot )?(?:long|short|brief|verbose|wordy|shorter|longer|simpler|concise|in \p{L}+) ¦ (?:in|with) (?:one|two|three|a few|\d+|whole|full|plain|simple|short) (?:sentences?|words?|lines?|paragraphs?|bullets?|bullet points|steps) ¦ (?:max|at most|no more than|under) (?:\d+|one|two|three|five|ten|half a) (?:sentences?|words?|lines?|pages?|paragraphs?|steps|bullets?) ¦ (?:avoid|no|less|without|skip|drop|spare me) (?:the )?(?:jargon|fluff|filler|preamble|intro(?:duction)?|recap|apolog\p{L}+|praise|flattery|emojis?|lecture|explanations?|small talk|buzzwords|marketing|summary|summaries) ¦ (?:plain|simple) (?:english|words|language|terms) ¦ jargon ¦ like i'm (?:five|\d+|a beginner|new) ¦ (?:i'm|i am|think of me as) (?:a |an )?(?:beginner|new to|not a (?:dev|programmer|developer|coder)|no (?:dev|programmer)) ¦ less (?:text|talk|words|prose) ¦ more code ¦ just (?:the )?(?:code|answer|result|diff) ¦ straight to the point ¦ get to the point ¦ tl;?dr ¦ stop (?:apologi[sz]ing|thanking|praising|flattering|explaining|summari[sz]ing|repeating) ¦ don't (?:apologi[sz]e|explain|summari[sz]e|repeat|thank|flatter|praise) ¦ (?:trade-?offs|conclusion|result|answer|recommendation) first ¦ one (?:question|step|thing|option|answer) at a time ¦ call me \p{L}+ ¦ (?:talk|speak|write|explain|answer|reply)(?: to me)? (?:like|as if|in|normally|plainly|simply|briefly)`),
};
