import { type Lexicon, phrases } from "./lexicon";

/** Everything else that English speakers say and what their agents report: the course of the work. */
export const ENGLISH_COURSE: Lexicon["families"] = {
  report: phrases(String.raw`
    you (?:said|say|told me|claim(?:ed)?) ¦ says? ¦ said ¦ writes ¦ wrote ¦ claims ¦ claimed ¦ recommend(?:s|ed)? ¦ suggests ¦ suggested ¦ states ¦ stated ¦ insists? ¦ thinks ¦ argues ¦ advises ¦
    (?:told|tells) (?:me|us) ¦ mentions ¦ according to ¦ (?:it is|it's|is) written ¦ i(?:'ve)? (?:read|heard) ¦ i(?:'ve)? (?:just )?(?:found|saw|seen) ~ (?:rule|note|comment|post|ticket) ¦
    (?:(?:the|a|this|that|our|\w+) )?(?:\w+ )?(?:docs?|documentation|readme|wiki|ticket|rule|rules|guide|guidelines?|policy|style ?guide|handbook|article|post)(?: \w+){0,4} ?:`),
  opinion: phrases(`
    what (?:do|would|did) you (?:think|make of|say) ¦ what(?:'s| is) your (?:take|opinion|view) ¦ do you agree ¦ would you agree ¦ any thoughts ¦ thoughts ¦
    (?:is|are|was) (?:that|this|it|he|she|they|those|these) (?:\\S+ )?(?:true|right|correct|valid|so|the case|accurate|current|up to date|outdated) ¦
    (?:does|do) (?:that|this|it|they|these|those) (?:still |really )?(?:hold|apply|make sense)`),
  requirement: phrases(String.raw`
    (?:the|this|a|an|our|my) (?:\S+ ){0,2}(?:dialog|modal|popup|tooltip|button|form|page|screen|view|field|input|menu|sidebar|dropdown|table|list|row|chart|banner|toast|notification|window|tab|panel|card|widget|header|footer|app|application|site|website|endpoint|player|game|cursor|user|users|visitors?|customers?) (?:should|must|shall|may|can|has to|needs to|will)(?:n't| not| never| always| only| ever)?`),
  settled: phrases(`
    never ?mind ¦ nvm ¦ forget (?:it|about it) ¦ no need(?: to (?:change|fix|do|touch|worry|bother)(?: (?:it|that|this|anything|about it))?)? ¦
    (?:just )?leave it(?: like (?:that|this)| as (?:it )?is| be)? ¦ (?:it's|it is|that's|that is|all|everything is|everything's|this is) (?:fine|ok|okay|good|alright|all right)(?: as (?:it )?is| like (?:that|this)| now)? ¦
    don't (?:bother|worry)(?: about it)? ¦ nothing to (?:change|fix|do) ¦
    no need ¦ leave it (?:in|for now)(?: for now)? ¦ (?:it's|it is|that's) (?:ok|okay|fine|harmless)`),
  approval: phrases(String.raw`
    yes ¦ yep ¦ yup ¦ yeah ¦ ok ¦ okay ¦ kk ¦ okey ¦ sure ¦ fine ¦ agreed? ¦ i agree ¦ approved? ¦ confirmed? ¦ correct ¦ exactly ¦
    go (?:ahead|on|for it) ¦ do it ¦ do that ¦ do so ¦ please do ¦ proceed ¦ continue ¦ carry on ¦ sounds (?:good|great|fine|right) ¦ lgtm ¦
    looks good ¦ let's (?:do|go|try) ¦ make it so ¦ accept(?:ed)? ¦ please proceed ¦ that works ¦ works for me ¦ all good ¦ alright ¦
    you have my blessing ¦ option \w+ ¦ take option ¦ the first ¦ of course ¦ absolutely ¦ definitely ¦ i trust you ¦
    thx ¦ cheers ¦ exactly ¦ agreed ¦ ya ¦ yess+ ¦ go ¦ ship it ¦ merge it ¦ acceptable ¦ that's (?:it|the one|more like it|what i want) ¦ there we go ¦ (?:all|both) (?:good|fine) ¦ verified ¦ 👌 ¦ fair enough ¦ good idea ¦ love it ¦ yes this ¦
    (?:1|a)[.)] (?:ok|yes|yep|fine|agreed) ¦ the (?:first|second|third|former|latter)(?: one)? ¦ option \w ¦ agree with ¦ good plan ¦ makes sense ¦ that (?:makes sense|fixed it|did it|works|helped)`),
  praise: phrases(`
    great ¦ nice ¦ perfect ¦ excellent ¦ awesome ¦ amazing ¦ good ¦ well done ¦ good job ¦ lovely ¦ wonderful ¦ fantastic ¦ brilliant ¦ beautiful ¦
    super ¦ cool ¦ thanks? ¦ thank you ¦ thx ¦ ty ¦ love it ¦ much better ¦ better ¦ works(?: now| well| fine| great)? ¦ it works ¦
    (?:is|looks) (?:perfect|great|good|nice|fine) ¦ very good ¦ 👍 ¦ 🎉 ¦ ❤️`),
  pivot: phrases(`
    but ¦ however ¦ though ¦ although ¦ except(?: for| that)? ¦ only thing ¦ one (?:thing|worry|issue|problem) ¦ just that ¦ unfortunately ¦ sadly ¦
    the (?:trouble|problem|catch|issue) is`),
  tweak: phrases(String.raw`
    (?:a bit|a little|slightly|much|way|even|far|somewhat) (?:more|less|bigger|smaller|larger|wider|narrower|taller|shorter|longer|darker|brighter|lighter|higher|lower|closer|faster|slower|thicker|thinner) ¦
    (?:bigger|smaller|larger|wider|narrower|taller|shorter|longer|darker|brighter|lighter|higher|lower|thicker|thinner|simpler|cleaner) ¦
    more (?:space|padding|margin|room|contrast|like) ¦ less (?:space|padding|margin|bold|verbose) ¦ make (?:it|that|this|them|the \w+)  ¦
    change (?:it|that|this|them|the \w+) (?:to|into) ¦ move (?:it|that|this|them|the) ¦
    (?:take|put|leave|keep|set|turn) (?:it|that|this|them|the|out|off) ¦ #[0-9a-f]{3,8} ¦ \d+ ?(?:px|%|rem|em|pt) ¦ down at ¦ without the ¦
    remove the ¦ add (?:some|a bit|more) ¦ only \w+ ¦ just \w+`),
  request: phrases(`
    (?:please |pls |now |then |ok |okay |so |next |also |and |let's |lets |could you |can you |would you |will you |can we |could we |i want to |i'd like to |i need to |i need you to |help me |want you to |you can |go and |first |great |nice |thanks |good )*(?:add|create|implement|write|build|generate|make|set up|setup|install|run|start|deploy|commit|push|merge|open|show|explain|describe|list|summari[sz]e|review|analy[sz]e|check|look|find|search|read|update|refactor|rename|test|convert|translate|document|prepare|draft|design|configure|check out|fetch|download|upload|print|give|extend|finish|complete|continue|integrate|migrate|investigate|debug|fix|solve|improve|optimi[sz]e|clean|sort|cover|cut|rework|refresh|propose|suggest|tell|grab|let|try|go over|go through|turn|get|do|shut|close|reload) ¦
    (?:please |pls |now |then |ok |okay |so |next |also |and |just |good[,. ]+|nice[,. ]+|great[,. ]+)*(?:i (?:want|need|would like|have a|am (?:making|building|trying|working))|i'd (?:like|love|want|expect) (?:to|a|an|you to|the)|i'm (?:making|building|trying|working)|we (?:need|have a|want|have to)|let me|help|use|raise|lower|bump|mute|link|tag|restrict|wire|round|limit|allow|store|cache|retry|log|watch|mark|regenerate|save|load|send|swap|flip|split|join|wrap|map|count|compute|calculate|plot|fit|train|evaluate|bench|benchmark|profile|measure|monitor|track|port|bundle|publish|release|sign|encrypt|hash|validate|parse|format|escape|sanitize|stub|patch|paste|copy|attach|embed|insert|append|prepend|increase|decrease|double|halve|resize|scale|crop|rotate|align|center|animate|style|localize|freeze|pin|lock|enable|disable|toggle|expose|register|schedule|queue|batch|throttle|debounce|paginate|filter|group|pivot|dedupe|normali[sz]e|seed|reset|restart|reboot|rebuild|rerun|re-run|resume|pause|preview|triage|flash|proofread|shorten|close|squash|rebase|cherry-pick|apply|roll out|ship|walk me|talk me|load|pull|clone|scaffold|switch|hook|mail|email|delete|remove|take ticket|bring|keep an|simulate|compare|verify|validate|diff|lint|type|render|draw|place|pick|choose|rate|rank|score|answer|reply|teach|assume|imagine|pretend|play|act) ¦
    (?:can|could|would|will) you(?: please| also| maybe| quickly| just)? \\p{L}+ ¦ can we(?: also| please)? \\p{L}+ ¦ could we(?: also)? \\p{L}+ ¦ please \\p{L}+ ¦ i(?:'d| would) like (?:to|you to|a|an|it) ¦ i (?:also )?(?:need|want) (?:a|an|the|to|you to|another|some) ¦ let's \\p{L}+ ¦ lets \\p{L}+ ¦ go (?:on|ahead|with) ¦ keep going ¦ look into ¦ there should be ¦ support ¦
    (?:call|keep|rewrite|rework|take|wait|hold|freeze|list|generate|build it|make it|look|copy|drop by|send|swap|reuse|stick with|go with|do it|try|plan|pass)`),
  inquiry: phrases(`
    how (?:do|does|can|could|would|should|to|is|are|about|many|much|long) ¦
    what (?:is|are|does|do|about|if|would|should|kind|happens|'s|can|else|next|now|else) ¦ which ¦ where (?:is|are|do|does|can|should) ¦
    when (?:is|will|does|do|should) ¦ who (?:is|are) ¦ is (?:there|it|this|that|the|he|she) ¦ are (?:there|they|these|those|the|we) ¦
    can (?:i|it|we|this|you (?:explain|tell|show)) ¦ could (?:i|it|we|this|you (?:explain|tell)) ¦ does ¦
    do (?:i|we|they|these|you (?:know|have|think|need|save)) ¦ should (?:i|we|it) ¦ have (?:you|we) ¦ has (?:it|this|that|the) ¦
    any (?:ideas?|suggestions?|advice|way|chance) ¦ what's ¦ whats ¦ tell me ¦ would (?:it|that|this|you) ¦ am i ¦ i need advice ¦
    i (?:wonder|'d like to know) ¦ why (?:is|does|do|are) ¦
    what happens ¦ how (?:small|big|expensive|old|fast|slow|risky) ¦ what does ¦ would (?:a|an|the|there) ¦ where (?:did|do|does|in) ¦ (?:do|does|is|are|was|were|can|could|will|would|should) (?:the|a|an|my|our|these|those|both|users|i|we|it|they|there|that|this) ¦ which (?:of|one|part|code|files?) ¦ who (?:owns|uses|calls|wrote) ¦ is \\p{L}+ (?:free|better|faster|needed|possible|safe|ok) ¦ difference between ¦ in your opinion ¦ \\p{L}+ (?:or|vs) \\p{L}+ ?\\? ¦
    what about ¦ such as ¦ who (?:holds|has|can|should) ¦ can (?:friends|users|they|he|she|i|others|everyone) ¦ (?:and|so) (?:where|what|how|who|when|which|why) ¦ why is the ¦ isn't (?:that|it|this) (?:one )?(?:deprecated|expensive|slow|risky|dangerous|too|better|enough) ¦
    (?:so|and|but|hmm|ok|then|wait)[,]? (?:does|do|did|is|are|was|were|can|could|will|would|should|has|have|how|what|why|which|where|who|when) ¦ how (?:come|would|will|did|long|far|else) ¦ (?:do|did|does|will|would|could|should|can|is|are|was|were|has|have|had)(?:n't)? (?:i|you|we|they|he|she|it|there|this|that|these|those|the|a|an|any|some|every|all|my|our|your|react|python|node|go|docker|git|postgres|redis|\\p{L}+ (?:batch|support|work|add|have|need|use|handle|allow|keep|run|exist|return)) ¦ what (?:did|would|will|makes|made|was|were|happened|exactly|about|format|version|kind|type|order|happens|is meant) ¦ (?:arent|isnt|wasnt|doesnt|didnt|wouldnt|couldnt|hasnt) (?:there|that|it|this|we|you|the) ¦ do i (?:get|understand) (?:it|this|that) ¦ (?:i'm|i am|just) (?:wondering|curious|asking) ¦ any (?:idea|clue|thoughts?|recommendation|alternative|preference|downside|difference) ¦ is it (?:possible|ok|normal|allowed|free|safe|true|better)`),
  trouble: phrases(`
    errors? ¦ exception ¦ crash(?:es|ed|ing)? ¦ fail(?:s|ed|ing|ure)? ¦ stack ?trace ¦ traceback ¦ warning ¦ bug ¦ undefined ¦ null ¦ 404 ¦ 500 ¦
    timeout ¦ refused ¦ not found ¦ denied ¦ hangs? ¦ stuck ¦ won't (?:start|load|open|run|build|compile) ¦
    (?:does|do|is)n't (?:start|load|open|run|build|compile|connect|work|show) ¦ blank ¦ empty ¦ broken ¦ issue ¦ problem ¦
    log(?:s)? (?:says?|shows?) ¦ output ¦ i get ¦ it says`),
  selfcorrection: phrases(`
    my (?:mistake|bad|fault|error) ¦
    i (?:was wrong|made a mistake|misspoke|mistyped|misread|mixed (?:it|that|this) up|messed up|forgot to (?:mention|say|tell|add)|closed the wrong|pasted the wrong|meant to (?:say|write|type|paste)|did not explain|didn't explain) ¦
    sorry,? i (?:meant|mean|forgot|was|typed|pasted) ¦ oops,? (?:i|wrong|sorry|my) ¦ typo ¦ i meant port ¦ my own ¦ ignore (?:that|my last|the last) ¦
    wrong (?:chat|paste|window),? sorry ¦ that was me ¦ i take (?:it|that) back ¦ correction: ¦ i stand corrected ¦ scratch that,? i ¦
    ah sorry ¦ i had the ¦ i (?:misspoke|mistyped) ¦ (?:was|is) on the (?:old|wrong) (?:branch|tab|page|env) ¦ i was on ¦ (?:it was|was) in the wrong \\p{L}*\\.?env ¦ i'm an idiot ¦ hit \\p{L}+ by accident ¦ by accident ¦ never ?mind,? (?:my|do|i|it) ¦ forget it,? i ¦ (?:oops|ups|whoops),? (?:pasted|sent|wrong|forgot) ¦
    i (?:gave|sent|told|pasted|named|typed|used|pointed|picked) (?:you )?(?:the )?wrong ¦ (?:it was|was|that was) (?:my|just my|only my) (?:\\p{L}+ )?(?:cache|browser|fault|mistake|vpn|proxy|network|end|config|typo|own) ¦ i (?:changed|'ve changed|have changed) my mind ¦ on second thought ¦ (?:i|we) (?:had|forgot) (?:the|to) ~ (?:sorry|my) ¦ sorry,? (?:wrong|that's|it's|it was|ignore) ¦ user error`),
  deixis: phrases(`
    that ¦ this ¦ these ¦ those ¦ it ¦ your ¦ you ¦ previous ¦ the last ¦ last (?:one|change|edit|commit) ¦ above ¦ what you ¦ the new ¦ the current ¦
    the one ¦ which you ¦ here ¦ there`),
  workflow: phrases(String.raw`
    (?:git |pre-|a )?(?:commits?|commit(?:ted|ting)|push(?:ed|es|ing)?|branch(?:es)?|merg(?:e|ed|ing)|rebas\w+|stash|staged?|pull requests?|prs?|hooks?) ¦
    (?:unit |e2e |integration )?tests? ¦ test(?:ed|ing) ¦
    (?:lint\w*|type ?checks?|format(?:ter|ting|ted)?|indent\w*|tabs|spaces|quotes|semicolons?|camel ?case|snake_?case|kebab-?case|naming|names? of (?:tests?|files?|variables?|functions?)) ¦
    (?:code |inline )?comments? ¦ (?:docs?|documentation|readme|changelog|docstrings?|jsdoc) ¦
    (?:emojis?|summar(?:y|ies)|essays?|explanations?|answers?|repl(?:y|ies)|responses?|english|german|chinese|tone) ¦
    (?:librar(?:y|ies)|packages?|dependenc(?:y|ies)|frameworks?|imports?|modules?|npm|pnpm|yarn|bun|pip|uv|poetry|docker|jest|vitest|pytest) ¦
    (?:logger|logging|print|console\.log|constants?|helpers?|utils?|interfaces?|hardcod\w*|hard-?cod\w*|magic numbers?|placeholders?|mock\w*|todos?|stubs?|fallbacks?) ¦
    (?:plan|plans|phase|phases|step by step|confirm\w*|permission|approv\w+|instructions?|rules?|guidelines?|memory|skill|tracker|tickets?|task tracker) ¦
    (?:files?|folders?|director(?:y|ies)|scripts?|terminal|shell|commands?|source|repo|repositor(?:y|ies)|codebase|secrets?|migrations?|deploy\w*|release) ¦
    (?:unsafe|unwrap|malloc|allocations?|columns?|ctes?|type hints?|docstrings?|doc comments?|string literals?|any|env(?:ironment)?s?|configs?|ports?|staging|prod(?:uction)?|logs?|errors?|secrets?|keys?|tokens?|credentials?|trailers?|co-authors?|main|master|develop|base branch|default branch|version|versions|digests?|latest|apply|plan only|mocks?|sandbox|fixtures?|random_state|seed|times?|utc|dates?|spelling|style|wording|headings?|screenshots?|exclamation marks|conventions?|standards?|boolean parameters?|globals?|exports?|modules?|components?|props?|hooks?|queries|schema|tables?|pipelines?|workflow|ci|cd|docker|podman|kubectl|helm|terraform|argo|cluster|gpu|wandb|notebooks?|datasets?|queues?|jobs|registers?|interrupts?|firmware|crate|lints?|clippy|warnings?|issues?|release notes|changesets?|tags?|squash|force|amend|history)`),
  taste: phrases(String.raw`
    (?:colou?rs?|background|gradient|hover|animation|shadow|border|corners?|icons?|buttons?|fonts?|bold|italic|padding|margins?|spacing|width|height|sizes?|layout|align\w*|centered|top|bottom|header|footer|sidebar|menu|modal|popup|panel|widget|card|page|screen|image|picture|logo|title|text|label|green|red|blue|teal|white|black|grey|gray|yellow|pixels?|px|scroll\w*|box|row|column|list|theme|visible|tile|letters?|dots?|arrow|stick|slider|frame)`),
  nextstep: phrases(String.raw`
    ^(?:(?:ok|okay|good|great|nice|perfect|cool|fine|thanks|thx|yes|right|done|works|verified|awesome|lovely|alright|and|so|now|sweet)[ ,.!:]+){0,3}(?:next(?: up| one| step| thing| task| ticket| page| file| phase)?|then|also|moving on|one more(?: thing)?|another (?:thing|one)|new one|while (?:you're|you are|we're) at it|additionally|after that|let's (?:move|go) on|let's do|now (?:the|add|let's|we|i want|do|make|write|create|build|for|go|its|it's time)|phase \d+|step \d+|part \d+) ¦ next(?=[.!]?$) ¦ (?:too|as well)(?=[.!]?$) ¦ next ~ please ¦ same (?:for|with|there|here|thing for|approach for) ¦ do the same ¦ on to ¦
    now when \p{L}+ ¦ (?:ok|good|nice|fine|works)[,. ]+(?:next|then|also|now) ¦
    then(?=[.!]?$) ¦ (?:now )?something different ¦ before we (?:begin|start|go) ¦ meanwhile ¦ for the \p{L}+ part ¦ next(?=[ ]?[:,]) ¦ next (?:thing|one|up|is) ¦ (?:that's|that is) (?:enough|fine|good enough) (?:for (?:now|the start|today))`),
  state: phrases(String.raw`
    (?:now |still |and |but |also |only |suddenly )?(?:it|this|that|these|those|there|they|he|she|everything|nothing|half|most|some|both|everyone|users?|which)(?:'s|'re)?(?: (?:now|still|also|just|only|all))? (?:is|are|isn't|aren't|was|has|have|does|doesn't|do|don't|did|didn't|shows?|looks?|goes|gets?|keeps?|stays?|appears?|disappears?|overlaps?|covers?|resets?|flickers?|jumps?|scrolls?|opens?|closes?|starts?|stops?|moves?|triggers?|returns?|uses?|needs?|takes?|comes?|breaks?|crashes|loads?|sends?|saves?|prints?|contains?|includes?|ignores?|skips?|cuts?|hides?|lags?|freezes|blocks?|changes?|differs?|happens?|reads?|writes?|runs?|fails?|throws?|gives?|makes?|hangs?|means?|costs?|ends?|begins?|remains?|repeats?|duplicates?|counts?|adds?|drops?|loses?|misses|fires|reloads?|refreshes|renders?|displays?|updates?|belongs?|leaks?|raises?|hurts?|left|became|turned|went) ¦
    (?:now |still |and |but |also |only )?(?:the|my|our|all|your|some|both|every|half of the|most of the|none of the|the whole|same) (?:[\w./'#-]+ ){1,5}?(?:is|are|isn't|aren't|was|were|has|have|doesn't|don't|does|do|didn't|shows?|looks?|goes|gets?|keeps?|stays?|appears?|disappears?|overlaps?|covers?|resets?|flickers?|jumps?|scrolls?|opens?|closes?|starts?|stops?|moves?|triggers?|returns?|uses?|needs?|takes?|comes?|breaks?|crashes|loads?|sends?|saves?|prints?|contains?|includes?|ignores?|skips?|cuts?|hides?|lags?|freezes|blocks?|changes?|differs?|reads?|runs?|fails?|throws?|gives?|makes?|hangs?|ends?|begins?|remains?|repeats?|duplicates?|counts?|adds?|drops?|loses?|misses|fires|reloads?|refreshes|renders?|displays?|updates?|belongs?|leaks?|got|became|turned|went|lives?|sits?) ¦
    (?:now |still |and |but |only )?[\p{L}\d][\w./'#-]*(?: [\w./'#-]+)? (?:is|are|isn't|aren't|doesn't|don't|has no|have no|shows|looks|goes to|goes in|gets|keeps|stays|appears|disappears|overlaps|covers|resets|flickers|jumps|opens|returns|breaks|crashes|ignores|lags|freezes|hides|moves|belongs?|fires|leaks?) ¦
    (?:this|that)(?:'s| is) (?:sunday|the|a|an|not|still|all|one|just) ¦ there(?:'s| is| are)`),
  agentAnswers: phrases(`
    (?:i )?(?:explain(?:ed|s)?|described?|describes|listed|lists|summari[sz]ed|answered|answers|recommended|compared|estimated|showed|named|pointed|reported|gave|outlined|analy[sz]ed|found|read|discussed|clarified) ¦ (?:here (?:is|are) (?:the|a|an) (?:list|overview|summary|explanation|comparison)|in short|the difference is|it means|this means)`),
  staged: phrases(String.raw`
    ^(?:please )?(?:pretend|role-?play|simulate|imitate) ¦ pretend (?:to be|you(?:'re| are)|that you) ¦ let's (?:play|role-?play|pretend) ¦ (?:play|act out|impersonate) (?:a|an|the|my) \p{L}+ (?:\p{L}+ )?(?:who|that|and) ¦ (?:you|i)(?:'re| are|'ll be| will be|'m| am) (?:now )?the (?:junior|senior|interviewer|candidate|customer|client|reviewer|boss|teacher|student|attacker) ¦ you play ¦ i play ¦ ^(?:please |can you |could you )?(?:translate|proofread|paraphrase|summari[sz]e)`),
  conditional: phrases(String.raw`
    if ¦ when ¦ whenever ¦ in case ¦ unless ¦ once ¦ as soon as ¦ until ¦ after ¦ while ¦ otherwise ¦ where`),
  tag: phrases(String.raw`
    (?:isn't|aren't|wasn't|doesn't|don't|didn't|won't|can't|shouldn't|hasn't|haven't) (?:it|that|they|there|he|she|we|you|i)(?=[ ]*[?.!]*$) ¦ (?:right|no|correct|yes|or not|or what|or no|i guess|i think|i suppose|i assume|eh|huh|hm+)(?=[ ]*[?]+[ ]*$) ¦ (?:i wonder|just wondering|wondering|curious|just curious|one (?:doubt|question|more question)|quick question|question:|any (?:idea|notion|chance))`),
  neg: phrases(`
    not ¦ no ¦ never ¦ without ¦ none ¦ nothing ¦ nobody ¦ nowhere ¦ neither ¦ nor ¦ cannot ¦ cant ¦ can't ¦ won't ¦ wont ¦ wouldn't ¦ shouldn't ¦ isn't ¦ isnt ¦ aren't ¦ wasn't ¦ weren't ¦ doesn't ¦ doesnt ¦ don't ¦ dont ¦ didn't ¦ didnt ¦ hasn't ¦ haven't ¦ ain't`),
  we: phrases(`
    we ¦ our ¦ ours ¦ us ¦ we've`),
  you: phrases(`
    you ¦ your ¦ yours ¦ you're ¦ you've ¦ u ¦ ur ¦ youre`),
  me: phrases(`
    i ¦ me ¦ my ¦ mine ¦ i'm ¦ i've ¦ im ¦ ive`),
  past: phrases(String.raw`
    was ¦ were ¦ had ¦ did ¦ didn't ¦ wasn't ¦ weren't ¦ already ¦ got ¦ used to ¦ went ¦ came ¦ became ¦ broke ¦ lost ¦ woke ¦ \p{L}{3,}ed`),
  success: phrases(String.raw`
    (?:it |that |this |all |everything |now |now it |they |both |the \p{L}+ )?(?:works?|worked|passes|passed|pass|compiles|builds|runs|ran|renders|opens|starts|boots|loads|matches|fits|installs?|installed)(?: now| fine| well| great| perfectly| as expected| through| clean(?:ly)?| ok| okay)?(?=[ ]*(?:[.,!;:)]|$|and | now| thx| thanks)) ¦ (?:is|are|it's|they're|now|container'?s?|server'?s?) (?:up|live|online|reachable|running|working|green|back|fixed|resolved|done|there|fine|ok|okay|good|gone|clean|accepted|perfect)(?: now)?(?=[ ]*(?:[.,!;:)]|$|and | now)) ¦ all (?:green|good|fine|pass|passing|done|set|clear) ¦ (?:no|zero) (?:more )?(?:errors?|warnings?|problems?|issues?|conflicts?)(?: any ?more| now| so far)?(?=[ ]*(?:[.,!;]|$)) ¦ (?:did|does) (?:the trick|it|the job) ¦ fixed it ¦ that (?:fixed|solved|did|helped) ¦ (?:tested|verified|confirmed|checked|tried|opened|sideloaded)(?: it| that| them| this)?(?=[ ]*(?:[.,!;:]|$)) ¦ i (?:tested|tried|checked|verified|see|can see|saw|opened) (?:it|that|the|both|all|with|them|by) ¦ (?:now|they|it|he|she|these|those) (?:does|do|did|is|are|can)(?=[ ]*(?:[.,!]|$)) ¦ (?:looks|seems|is|feels|sounds) (?:good|great|fine|right|ok|okay|nice|perfect|solid|clean|sane|plausible|reasonable|smooth|complete|correct|better) ¦ \d+ of \d+ ¦ very close ¦ (?:so|really|very|pretty) (?:satisfying|nice|cool|neat|good|close|fast) ¦ adds? up ¦ as expected ¦ got it ¦ found it`),
  minewill: phrases(`
    i(?:'ll| will|'m going to| am going to|'m about to) ¦ let me (?:check|think|see|look|try|test|click|know|first|run|restart|give) ¦ give me a (?:minute|second|moment|sec) ¦ i (?:just )?(?:restarted|imported|added|closed|opened|pasted|uploaded|changed|updated|set|reset|cleared|deleted|merged|reverted|pushed|installed|switched|turned|ran|rebooted|cancelled) (?:it|the|my|a|them|that|this|both) ¦ (?:restarted|rebooted) (?:my|the|it)? ¦ waiting for ¦ back in ¦ on my (?:machine|side|end) ¦ i (?:don't|can't) (?:know|tell|say) ¦ no (?:clue|idea)`),
  agentAsks: phrases(`
    shall i ¦ should i ¦ do you want ¦ would you like ¦ want me to ¦ let me know ¦ may i ¦ can i ¦ which (?:one|option|of) ¦ is that ok ¦ asked ¦
    asks ¦ offered ¦ proposed ¦ suggested ¦ waiting for ¦ please confirm ¦ please (?:provide|paste|share|send|tell) ¦ ready to ¦ asked whether ¦
    ^(?:asked|asks|suggested|proposed|offered|requested|waited|wants) ¦ and asked ¦ asked (?:for|about|whether|which|if|to|what|how|who|where)`),
  agentClaims: phrases(`
    (?:is|are|'s) (?:now |all )?(?:fixed|done|complete|completed|resolved|ready|working|gone|correct|up and running|finished) ¦
    (?:now|should) (?:now )?works? ¦ fixed ¦ done ¦ all (?:tests )?pass(?:es|ed|ing)? ¦ tests pass(?:ed)? ¦ success(?:ful|fully)? ¦ said ¦ claimed ¦
    reported ¦ should (?:now )?(?:be|pass|work|look) ¦ no longer ¦ everything is ¦ ✅ ¦ verified ¦ confirmed ¦ completed ¦ solved`),
  agentChanges: phrases(`
    (?:i |i've |i have |have |has )?(?:added|created|wrote|written|rewrote|changed|updated|modified|edited|removed|deleted|dropped|moved|renamed|implemented|built|rebuilt|installed|reinstalled|committed|pushed|merged|refactored|replaced|switched|converted|fixed|adjusted|reworked|restyled|ran|run|executed|started|made|set|put|configured|generated|applied|introduced|reverted|restored|formatted|deployed|released|used|cent(?:er|re)d|wrapped|split|saved|hid|adapted|extended|published|began|turned|placed|copied|restored|shortened|limited|guarded|raised|lowered|coloured|colored|styled|extracted|inlined|bumped|upgraded|downgraded|enabled|disabled|wired|connected|migrated|ported|translated|linked|grouped|sorted|filtered|cached|mocked|skipped|squashed|rebased|amended|tagged|closed|opened|drafted|computed|plotted|drew|fitted|stored|logged|named|scheduled|restarted|pruned|seeded|flashed|mapped|aligned|positioned|resized|scaled|widened|narrowed|loosened|prefixed|redesigned|animated|localized|bound|tweaked|simplified|reordered|reorganized|rolled back|swapped|merged|cleaned|dropped|pinned|marked|rewired|reduced|increased|doubled|halved|showed) ¦
    ^(?:i |i've |i have |has |also |then |just )?(?!(?:ask|explain|list|describ|answer|summari[sz]|recommend|compar|estimat|show|nam|point|report|claim|propos|suggest|offer|confirm|apologi[sz]|admit|want|acknowledg|congratulat|outlin|clarifi|analy[sz]|discuss|plann|promis|refus|declin|not|stat|agre|argu|guess|mention|warn|request|wait|need|look|search|read|check|review|inspect|stopp|repeat|greet|thank|finish|quot)(?:t|n|p|g|k)?ed(?:[^\\p{L}]|$))\\p{L}{2,}ed ¦ ^(?:i )?(?:wrote|built|made|put|ran|drew|began|cut|hid|took|sent|kept|left|did|got|split|shut|broke|threw|chose|rewrote|undid|redid|brought|stuck|swept|sped|spun|shrank|went on|went ahead)`),
};
