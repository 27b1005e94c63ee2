import { type Lexicon, phrases } from "./lexicon";

const BE = "(?:is|are|was|were|'s|'re|looks?|seems?|feels?|sounds?|got|gets|becomes?)";
const ADVERB =
  "(?:a bit|a little|bit|really|very|so|way|much|far|quite|pretty|just|totally|completely|still|now|also|kinda|somewhat|all|even)";
const BAD =
  "(?:wrong|incorrect|inaccurate|broken|bad|worse|terrible|horrible|awful|ugly|weird|odd|strange|messy|messed up|a mess|nonsense|garbage|rubbish|useless|pointless|stupid|silly|ridiculous|unacceptable|unreadable|illegible|confusing|misleading|annoying|irritating|clumsy|buggy|sloppy|lazy|overkill|unnecessary|redundant|outdated|unclear|vague|incomplete|inconsistent|misaligned|overlapping|squashed|squeezed|squished|cramped|cut off|cropped|clipped|truncated|blurry|distorted|hardcoded|hard-coded|hard coded|off|huge|tiny|not good|not great|not right|not ok|not okay|not correct|not true|not helpful|not enough|not ideal|not nice|not pretty|not readable)";

/** English. */
export const en: Lexicon = {
  language: "en",
  wordBoundaries: true,
  functionWords: phrases(`
    the ¦ and ¦ is ¦ it ¦ to ¦ of ¦ in ¦ that ¦ this ¦ you ¦ i ¦ not ¦ for ¦ with ¦ don't ¦ dont ¦ are ¦ was ¦ can ¦ should ¦ we ¦ my ¦ your ¦ please ¦
    what ¦ how ¦ why ¦ use ¦ be ¦ have ¦ it's ¦ an ¦ on ¦ just ¦ but ¦ ok ¦ okay ¦ yes ¦ there ¦ them ¦ now ¦ make ¦ still ¦ instead ¦ always ¦ never ¦
    do ¦ did ¦ does ¦ at ¦ from ¦ add ¦ again ¦ wrong ¦
      a ¦ no ¦ so ¦ or ¦ if ¦ all ¦ any ¦ as ¦ by ¦ one ¦ two ¦ next ¦ only ¦ too ¦ more ¦ less ¦ then ¦ than ¦ after ¦ before ¦ when ¦ where ¦ which ¦ who ¦ will ¦ would ¦ could ¦ has ¦ had ¦ were ¦ i'm ¦ that's ¦ thats ¦ isn't ¦ doesn't ¦ doesnt ¦ didn't ¦ didnt ¦ can't ¦ cant ¦ won't ¦ let's ¦ they ¦ their ¦ his ¦ its ¦ our ¦ us ¦ these ¦ those ¦ here ¦ good ¦ great ¦ thanks ¦ thank ¦ thx ¦ nice ¦ fine ¦ cool ¦ done ¦ works ¦ work ¦ run ¦ commit ¦ push ¦ fix ¦ show ¦ try ¦ write ¦ put ¦ get ¦ give ¦ keep ¦ remove ¦ change ¦ file ¦ tests ¦ test ¦ page ¦ button ¦ error ¦ same ¦ up ¦ out ¦ about ¦ into ¦ without ¦ every ¦ each ¦ also ¦ back ¦ continue ¦ perfect`),
  mended: phrases(`
    instead ¦ always ¦ never ¦ already ¦ again ¦ rather ¦ should ¦ wrong ¦ please ¦ actually ¦ without ¦ broken ¦ revert ¦ remove ¦ forget ¦ forgot ¦
    unless ¦ before ¦ until ¦ really ¦ supposed ¦ expected`),
  families: {
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
    obligation: phrases(String.raw`
      (?:commit (?:messages?|titles?|subjects?)|commits|branch names?|branches|(?:pull requests?|prs?|mrs?)(?: (?:titles?|descriptions?))?|test names?|tests|test files|source files|(?:every|each|all) (?:public |exported |new )?(?:functions?|modules?|class(?:es)?|methods?)|(?:file|variable|function|class) ?names|migrations|code comments|comments|docstrings|changelog entries|release notes|imports|dependencies|secrets|identifiers) (?:must|have to|has to|need to|needs to|are to|always|never|should(?= (?:always|never|start|begin|follow|use|be (?:named|written|in)|contain|include)))(?:n't| not| never| always)? (?!(?:pass|run|work|fail|be (?:fixed|green|updated))(?: |[.,!]|$))\p{L}+ ¦
      you (?:must|may|are)(?:n't| not| never) (?:ever |allowed to |to )?(?:touch|edit|change|modify|commit|push|publish|deploy|delete|remove|install|run|merge|rename|create|use|write|add|import|call) ¦
      don't you (?:ever|dare) ¦ (?:don't|do not) ever ¦
      you (?:must|have to) (?:always |first )?(?:ask|run|test|check|lint|format|read|tell|inform|update|document) ~ (?:before|after|whenever|each time|every time) ¦
      (?:is|are) (?:frozen|generated|vendored|read-only|off limits),? (?:so |and |please )?(?:don't|do not|never) (?:touch|edit|change|modify) ¦
      (?:don't|do not) (?:touch|edit|change|modify) ~ (?:it's|it is|they're|they are) (?:frozen|generated|vendored|read-only|off limits) ¦
      (?:use|follow) ~ for (?:all |your |our |the )?(?:commit messages|commits|branch names|branches|pr titles|test names|variable names) ¦
      (?:write|format|name|phrase|word|style) (?:all |your |our )?(?:commit messages|commits|commit titles|branch names|branches|pr (?:titles|descriptions)|docstrings|code comments|comments|changelog entries|test names|variable names) (?:in|as|with|like|after|following|using|according)`),
    answer: phrases(String.raw`
      no,? (?:thanks|thank you|thx) ¦
      no (?:problems?|prob|worries|idea|clue|thanks|thank you|thx|biggie|big deal|doubt|wonder|rush|hurry|pressure|offen[cs]e|need to (?:apologi[sz]e|worry|thank)|matter(?: what| how)?|questions?|objections?|way to (?:know|tell)|difference|luck|change|changes|errors?|issues?|warnings?|results?|output|response|dialog \w+) ¦
      (?:yes|yep|yeah|ok|okay|sure) (?:and|or) no ¦ yes or no ¦
      don't (?:worry|mind|know|think so|bother|understand|get it|see (?:it|anything|any)|remember|care|have any) ¦
      i don't (?:know|think|mind|understand|get|remember|care|see how|see why) ¦ why not ¦ never ?mind ¦ of course not ¦ not sure ¦ if not ¦ or not ¦
      whether or not ¦ not (?:only|just|yet) ¦ can't (?:wait|complain) ¦ (?:to|will|can|could|would|must|should|does|do|did) stop ¦ (?:non|no)-stop ¦
      right instead ¦ you (?:don't|do not) (?:need|have|want)(?: to)? ¦ no (?:more )?(?:questions|further) ¦
      no (?:modal|no|all|not yet|nothing|need|none|that's (?:all|it)|only|errors?|output)(?:,| |$) ¦ no,? (?:all good|nothing|not yet|none|that's (?:all|it|fine)|it's (?:fine|ok|okay)|that (?:was|is) (?:all|it|fine)) ¦ (?:it's|that's) (?:ok|okay|fine|alright|harmless) ¦ never mind ¦ no objections? ¦ no issues? ¦ so far`),
    rejection: phrases(String.raw`
      nope ¦ nah ¦ nay ¦ no way ¦ stop ¦ stop (?:it|that|there|right there) ¦ wait ¦ hold on ¦ hang on ¦ halt ¦ abort ¦ cancel(?: that)? ¦ enough ¦
      that's enough ¦ uh no ¦ err? no ¦ absolutely not ¦ hell no ¦ scratch that ¦ forget (?:it|that) ¦ no+(?=\s*(?:[,.!;:—–-]|$)) ¦
      no+ (?:no+|wait|you|i|it|that|that's|it's|this|the|sorry|please|don't|do not|not|use|we|they|there|he|she|stop|just|leave|keep|put|my|your|but|and|rather|instead|never|undo|revert|go) ¦
      not (?:that|this|like (?:that|this)|there|here|really|exactly|at all|so fast|the (?:same|one)) ¦ actually`),
    contrast: phrases(`
      instead(?: of)? ¦ rather than ¦ as opposed to ¦ not ~ but ¦ but not ¦ and not ¦ as was ¦ other than ¦ in place of ¦
      replace (?:it|that|this|them) (?:with|by) ¦ use ~ not ¦ not ~ rather ¦ change of plan ¦ (?:it|that) belongs (?:in|to|on|under|at) ¦
      goes (?:in|to|on|under|at|right) ¦
      (?:the )?\\p{L}+ (?:goes|go|belongs?|lives?|stays?|comes) (?:in|to|on|under|at|below|above|next|inside|there|here|into) ¦ not (?:as|in|on|at|with|by|for|from|through|via) (?:a|an|the)? ?\\p{L}+ ¦ \\p{L}+, not \\p{L}+ ¦ like (?:the rest|everywhere|the others?|all the others?|in the) ¦ (?:what|where) that goes ¦ exists for (?:that|this) ¦ the way it (?:is|was) ¦ (?:would|could) have (?:done|been|sufficed) ¦ is enough ¦ is plenty ¦ (?:are|is) plenty ¦ already (?:have|existing|exists?|there) ¦ is already ¦ call it ¦ fix (?:it|them|belongs|the code)`),
    misdirection: phrases(`
      i meant? ¦ i mean ¦ what i meant ¦ i was (?:talking|asking|referring|thinking) ¦ that's not (?:really )?(?:what|how|the|it|right|true|correct) ¦
      (?:that|this|it) (?:is|was)n't ~ what ¦ not what i ¦ isn't what i ¦ that isn't (?:what|right|it|how|the) ¦
      wrong (?:one|file|place|window|folder|directory|branch|way|order|direction|thing|version|page|button|column|repo|repository|project|language|name|path|approach|side|tab|pane|screen) ¦
      (?:no ?body|no one|who) (?:said|asked|mentioned|told|wanted) ¦
      i (?:didn't|did not|never|haven't) (?:ask|asked|say|said|mention|mentioned|want|wanted|request|requested|tell|told|mean|approve|approved) ¦
      you (?:misunderstood|misread|mixed up|confused|misinterpreted|got it wrong|got that wrong|got (?:a|one|this|some) thing wrong|missed the point|got me wrong) ¦
      (?:exact(?:ly)?|precisely) (?:the )?(?:reverse|opposite) ¦ the other (?:way|one|file|way (?:a)?round) ¦ other way (?:a)?round ¦
      i (?:asked|requested|wanted|specified) ¦ i said ¦ not the ~ one ¦ that's for ¦ is the one i ¦ the one i (?:want|meant|need|asked) ¦
      there(?:'s| is) no such ¦ does(?:n't| not) exist ¦ not a ~ thing ¦
      none of (?:those|these|that|them) ¦ neither ¦ (?:that|this|those|these|it)(?:'s| is| are|s)? (?:not )?(?:the )?(?:wrong|old|previous|first|second|ratio|opposite|original) ¦ that's (?:one|something|for|only|just) ~ (?:not|you|else) ¦ (?:i )?only (?:wanted|asked|needed|meant|said) ¦ all i (?:wanted|asked|needed|said) ¦ not (?:one|what|where|how|who|when) ¦ (?:was|is) (?:the|my|our) (?:whole )?(?:point|idea|request|question|complaint) ¦ (?:obviously|clearly|of course)(?=[,. ]) ¦ (?:\\w+ ){0,2}(?:is|are) what i (?:asked|said|meant|want) ¦ never (?:asked|mentioned|said|wanted) ¦ i never (?:mentioned|asked|said|wanted|named) ¦ (?:that|which) (?:isn't|is not|wasn't) (?:one|a|an|what|in|part) ¦ (?:didn't|did not|not) name ¦ with (?:the|a) (?:wrong|old)`),
    takeback: phrases(`
      revert(?:ed|ing)? ¦ undo(?:ing)? ¦ roll(?:ed)? ?back ¦ take (?:it |that |this |them )?back ¦ put ~ back ¦ bring ~ back ¦
      change (?:it|that|this|them) back ¦ restore ¦ go back to ¦ return to the ¦ back to (?:the|how|what|where) ¦ get rid of ¦
      drop (?:the|that|this|it|all|those|these) ¦
      (?:remove|delete|discard|throw away|scrap) (?:it|that|this|those|these|them|what you|your|all (?:of )?(?:that|this|those)) ¦ redo ¦ start over ¦
      do ~ over ¦ try again ¦ take the ~ away ¦ not be (?:there|shown|visible) ¦ un-?do ¦
      take (?:it|that|this|them) out ¦ bring (?:it|that|this|them|the \\w+) back ¦ put (?:it|that|this|them|the \\w+|\\w+ \\w+) back ¦ turn (?:it|that|this) back ¦ as it was ¦ (?:how|where|what) it was ¦ undo ¦ un-?commit ¦ back out ¦ move it back ¦ reopen(?:ed)? ¦ drop (?:those|these|them|the|your) ¦ strip (?:the|that|it|those) ¦ leave (?:that|it|this) out ¦ revert all`),
    fault: phrases(String.raw`
      you (?:just |also |always |again |only |even |now |had |have |accidentally |seem to have |must have |probably |apparently |clearly |actually |really |simply |once more )*(?:broke|broken|removed|deleted|dropped|lost|changed|overwrote|overwritten|overwrite|moved|renamed|ruined|destroyed|killed|messed|screwed|introduced|duplicated|hardcoded|hard-coded|hallucinated|invented|made up|made a|made the|lied|assumed|added|put|placed|used|ran|committed|pushed|installed|created|wrote|picked|chose|reverted|skipped|cut|touched|claimed|turned|replaced|took|stripped|disabled|commented|pasted|copied|left|got|did) ¦
      you(?:'re| are) (?:just |still |now |always |again |not |only )*(?:wrong|mistaken|breaking|removing|deleting|changing|going|using|doing|making|adding|running|ignoring|missing|looking|lying|guessing|assuming|hallucinating|overcomplicating|repeating|wasting|stuck|confusing|over-?engineering|supposed|writing|editing|creating|overthinking|working) ¦
      you (?:keep|kept) ¦ you always ¦ you never ¦ you take away ¦ you look at ¦ you look ~ too ¦
      you (?:shouldn't|should not|mustn't|must not|can't just|cannot just) ¦
      your (?:last |latest |previous )?(?:change|changes|edit|edits|fix|code|output|answer|version|commit|solution|suggestion|approach|refactor\w*|update)s? (?:~ )?(?:broke|breaks|had|has|is|are|was|were|did|does|made|makes|removed|introduced|caused|causes) ¦
      you did (?:it|this|that)? ?(?:again|wrong) ¦ what you (?:removed|deleted|changed|broke|did|added) ¦
      since (?:your|those|these|the last|that) (?:change|edit|fix|update)s? ¦
      after (?:your|those|these|the last|that|this) (?:change|edit|fix|update|commit|refactor\w*)s? ¦
      without (?:asking|permission|checking|being asked|my (?:ok|consent|approval|permission)|telling) ¦ you(?:'re| are) (?:over|mis)\w+ ¦
      you (?:over|mis)\w+(?:ed|t) ¦ (?:we|i think we|i believe we) broke ¦
      you (?:have |had |also |even |just |even just |did )*(?:written|sent|closed|opened|applied|published|thrown|threw|mailed|converted|fit|fitted|protected|rebuilt|guessed|faked|swallowed|silenced|missed|misspelled|broke|logged|leaked|hardcode|invented|simplified|reformatted|opened|merged|bumped|spammed|mixed|swapped|dropped) ¦ you've (?:just |now |also |again |already )*\p{L}+(?:ed|en|t|n) ¦ you(?:'re| are) (?:logging|leaking|swallowing|silencing|sending|showing|hiding|mixing|cheating|typing|hardcoding|spamming|exposing|calling|storing|fighting) ¦ you keep ¦ so you (?:\p{L}+ed|invented|just|never|didn't) ¦ why (?:rename|change|remove|add|delete|touch|install|move|reformat|rewrite|is there|are there|is every|are all|is the|so) ¦ (?:there it is|and there it is) again ¦ which (?:breaks|broke) ¦ (?:changed|touched|renamed|reformatted) (?:lines|files|everything|all) ¦ stop (?:claiming|pretending|apologi[sz]ing|guessing|changing|rewriting|touching|adding|asking) ¦
      you(?:'re| are)? (?:just )?guess(?:ing|ed)? ¦ (?:did )?you (?:just )?(?:made|make|making) (?:it|that|this|those|these) up ¦ where did (?:you|that|this|it) (?:get|come|find) ¦ are you guessing`),
    neglect: phrases(String.raw`
      you (?:just |also |still |have |had |again |seem to have |probably |apparently |clearly |really |simply |only )*(?:didn't|did not|haven't|have not|don't|do not|forgot|forget|missed|miss|ignored|ignore|left out|leave out|omitted|overlooked|neglected|failed|weren't|were not|aren't|are not|never|only did|didnt|havent|skipped|hadn't) ¦
      you should(?:'ve| have) ¦ you (?:were|are) (?:meant|supposed|told|asked|expected) to ¦ you only ¦ not all of ¦
      (?:is|are|was|were) (?:still )?missing ¦ (?:left|missing) out ¦ there(?:'s| is) (?:not a single|no|not one|nothing) ¦
      why (?:is|are|was|were) ~ (?:missing|left out|gone|not) ¦ where (?:is|are|did|has|have) (?:the|my|all) ¦
      (?:is|are|was|were|did|does|do|has|have)(?:n't| not) (?:actually |really |even |yet |been |properly |fully )+(?:solved|fixed|done|working|work|finished|implemented|changed|tested|updated|pushed|happen\w*|resolved|complete\w*) ¦
      (?:isn't|is not|not) (?:solved|resolved|fixed|done|finished|complete) ¦ i (?:don't|do not|can't|cannot) see (?:any|the|it|a|that) ¦
      (?:not|never) (?:tested|checked|verified|read|run|ran|looked|opened) ¦ (?:did|have) you (?:even |actually |really |at least |ever )?(?:run|ran|read|check(?:ed)?|test(?:ed)?|look(?:ed)?|try|tried|open(?:ed)?) ¦ before (?:you )?(?:say|said|saying|claim|claiming|telling|reporting) ¦ (?:run|ran) them or not ¦ only \p{L}+ of (?:the )?(?:\d+|\p{L}+) ¦ (?:the|all) (?:other|remaining) \p{L}+ (?:are|is)? (?:missing|untouched)? ¦ should have (?:checked|read|asked|looked|known) ¦ not (?:even )?(?:one|a single|once) ¦ nobody (?:runs|ran|tested|asked) ¦ follow the same pattern`),
    accusation: phrases(`
      why (?:did|do|are|have|would|were|is|don't|didn't|can't|won't|aren't|haven't) you ¦ why (?:the hell|on earth|in the world) ¦
      did you (?:even|really|actually|not|forget|just|read|check|test|look|try|run|remove|delete|change|break) ¦ didn't you ¦ haven't you ¦ aren't you ¦
      don't you ¦ what (?:did|have|are) you (?:do|done|doing|change|changed|thinking) ¦ who (?:told|asked|said) ¦
      how (?:can|could|did|is it possible|come) (?:a|you|this|that|it|the) ¦ can't (?:you|we) (?:just|simply)? ¦ couldn't (?:you|we) ¦ wouldn't it ¦
      didn't (?:i|we) ¦ haven't (?:i|we) ¦ what(?:'s| is| was) the (?:point|matter|problem with you) ¦ what happened (?:to|with)? ¦
      are you (?:sure|kidding|serious|blind|joking|stupid|even) ¦ how many times ¦ how often (?:do|must) ¦ is (?:it|that) (?:so|really|that) hard ¦
      must it ¦ why (?:is|does|do|are|did|was|were|has) (?:it|this|that|the|there|they|my|all|everything|so many|nothing) ¦
      how (?:is|was) (?:that|this|it) ¦ is ~ meant to (?:be)? ¦ is ~ supposed to ¦
      (?:have|has|did|are|were) you (?:actually|really|even|truly|at least|ever|honestly) ¦
      (?:is|was|did) (?:it|this|that) (?:actually|really|all|truly|even) ¦ what makes you ¦ since when ¦ in what (?:world|way) ¦ why (?:on|would)  ¦
      (?:did|do) i (?:ask|look|say|want|need|wake) ¦ (?:do|did) we (?:really|even|already|ever) ¦ (?:isn't|aren't|wasn't|wouldn't|shouldn't|couldn't|don't|doesn't|didn't|hasn't) (?:there|that|this|it|we|the|i|a) ¦ is (?:that|this|it|\\w+) (?:even|really|seriously) ¦ you call (?:that|this|it) ¦ how is (?:that|this) ¦ who (?:asked|told|said) ¦ why (?:do|should) i ¦ where did you get ¦ what part of ¦ which part of ¦ really need ¦ is it that hard`),
    evaluation: phrases(`
      ${BE} (?:${ADVERB} )*${BAD} ¦ (?:that|this|it|which)(?:'s|s| is) (?:${ADVERB} )*${BAD} ¦ wrong ¦ incorrect ¦
      not (?:good|great|right|correct|true|working|acceptable|helpful|enough|readable|what|how|nice|quite right) ¦
      n't (?:good|great|right|correct|true|enough|make sense|look right|look good|help|helpful|nice) ¦
      (?:a|total|complete|such a|real) (?:mess|disaster|joke|failure|catastrophe|shame|pain) ¦
      too (?:${ADVERB} )*(?:big|small|large|long|short|wide|narrow|tall|high|low|much|many|few|little|dark|bright|fast|slow|complex|complicated|verbose|noisy|clumsy|thin|thick|close|far|tight|loud|strong|weak|generic|strict|early|late|simple|heavy|light|bold|busy|aggressive|general|hard|deep|literal|formal|wordy|cluttered|narrowly) ¦
      goes too far ¦ terrible ¦ horrible ¦ awful ¦ ugly ¦ nonsense ¦ garbage ¦ rubbish ¦ ridiculous ¦ useless ¦ hideous ¦ crap ¦ sucks? ¦ bullshit ¦
      unacceptable ¦ overkill ¦ over-?engineered ¦ poor(?:ly)? ¦ badly ¦ far off ¦ way off ¦ makes no sense ¦ doesn't make (?:any )?sense ¦
      different from ¦ (?:totally|completely|entirely) (?:different|wrong|off|broken) ¦ broken ¦ unreadable ¦ a mess ¦ bloated ¦ overcomplicated ¦
      not ~ enough ¦ hardcoded ¦ losing ¦
      useless ¦ (?:a bit|rather|too|very|way|so|kind of|pretty) (?:heavy|harsh|loud|long|much|many|slow|small|big|short|tall|wide|dark|bright|complicated|generic|verbose|aggressive|early|late|thin) ¦ (?:is|are|looks?) off ¦ off by ¦ (?:all )?mixed up ¦ not (?:a|an|very|so|exactly) (?:fix|solution|answer|reason|language|languages|button|number|helpful|dry|useful) ¦ thats? not ¦ that(?:'s| is) (?:cheating|overkill|not|wrong|nonsense) ¦ (?:is|are) (?:cheating|overkill|ancient|outdated|deprecated|useless|pointless|blurry|huge|tiny|fake|made up|gone|missing|stuck|unreadable|way too \\w+|upside down|backwards) ¦ can't be right ¦ won't fly ¦ no use ¦ serves no ¦ tells? (?:nobody|me) (?:anything|nothing) ¦ (?:ew|eww|yuck|meh|ouch|yikes) ¦ omg no ¦ (?:cut|cuts|cutting) off ¦ walks? right through ¦ leaks ¦ (?:very|so) reassuring ¦ impressive ¦ shocking ¦ funny how ¦ great\\.(?=$) ¦ made[- ]up ¦ (?:literally|exactly) the same ¦ in circles ¦ going (?:round|around) in`),
    dislike: phrases(String.raw`
      i (?:really |just |still |definitely |do |personally )*(?:don't|do not|didn't|did not|dont) (?:really |even |actually |particularly )*(?:like|love|enjoy|want|wanna|need|agree|care for|trust|believe|see the point) ¦
      i(?:'m| am) not (?:happy|satisfied|convinced|a fan|sure (?:about|this|that)|comfortable|impressed|keen) ¦
      not (?:a fan|happy|fond|keen|what i want|my taste) ¦ i (?:hate|dislike|can't stand) ¦ no need (?:for|of) ¦ (?:is|are|was|were)n't needed ¦
      (?:is|are) not needed ¦ not needed ¦ unneeded ¦ unwanted ¦ i don't find ¦ don't need ¦ disappoint\w* ¦ not impressed ¦
      we (?:don't|do not) (?:want|like)`),
    regression: phrases(String.raw`
      (?:is|are|was|were|has|have|'s|'re|all|it) (?:just |now |all |totally |completely )*(?:gone|vanished|disappeared|lost) ¦ no longer ¦
      (?:not|n't) ~ (?:any ?more|any longer) ¦ (?:it|that|they|this) (?:was|were|did|had|used to|worked) ~ before ¦
      worked (?:fine |well |perfectly )?(?:before|earlier|yesterday|until) ¦ (?:was|were) (?:there|fine|ok|good|working|better) before ¦
      used to (?:be|work|have|show|look) ¦ like (?:it was |before) ¦ as (?:it was )?before ¦
      now (?:it|the|this|that|they|everything|nothing|all|there|i|my|we) (?:is|are|'s|has|have|does|doesn't|look|looks|can't|get|gets|won't|isn't|shows?|also|really|\w+ (?:is|are|look|looks|overlap|has|have)) ¦
      now ~ (?:broken|wrong|missing|gone|different|worse|huge|overlap\w*) ¦ (?:broke|breaks|broken|breaking) ¦ went (?:missing|away) ¦ went wrong ¦
      made (?:it|things|that) worse ¦ worse (?:than|now) ¦ stopped working ¦ back again ¦ again (?:broken|wrong|missing)`),
    persistence: phrases(String.raw`
      still ¦ still (?:not|no|the same|doesn't|don't|isn't|fails?|failing|broken|there|get|getting|see|wrong|wants|shows?|has|have|can't) ¦
      same (?:error|issue|problem|result|thing|bug|\w+ error) ¦
      (?:does|do|did|is|are|was|has|have)n't (?:work|working|help|helped|fix|fixed|change|changed|do anything|show|appear|load|worked) ¦
      (?:does|do|did) not (?:work|help|fix|change|show|appear|load) ¦ not (?:working|fixed|solved|resolved|there|visible|shown) ¦
      no (?:better|difference|change|effect|luck|success|improvement) ¦ nothing (?:changed|happens|happened|works) ¦ didn't (?:work|help|change|fix) ¦
      won't (?:work|start|load|run|open) ¦ (?:keeps?|kept) (?:fail|failing|crash|crashing|happening|getting|doing|showing) ¦ unchanged ¦ to no avail ¦
      never (?:works|worked) ¦ not (?:quite|really) (?:there|working|fixed) ¦ i can't (?:see|find|read|use|open|edit|click|get) ¦ i cannot ¦
      (?:doesn't|don't|isn't|not) ~ yet ¦ got further`),
    expectation: phrases(`
      should (?:be|have|only|not|n't|also|still|always|never|go|look|work|use|stay|show|come|say|read|return|match|just) ¦ should(?:'ve|n't) ¦
      shouldn't ¦ (?:is|are|was|were|'s) (?:not )?supposed to ¦ (?:meant|expected|intended) to ¦ must (?:not|be|only|have|stay|also) ¦ mustn't ¦
      needs? to be ¦ has to be ¦ have to be ¦ ought to ¦ i expected? ¦ expected ¦ as (?:requested|asked|described|specified|agreed|discussed|planned) ¦
      belongs? (?:in|to|on|under|there|here) ¦ (?:it|that|this)(?:'s| is) not (?:a|the|an) ¦
      like (?:in|the|i) (?:the )?(?:original|screenshot|picture|spec|design|said|example) ¦ the way i ¦ make sure (?:it|that|the|they|you) ¦
      be sure to ¦ ensure ¦ exactly (?:like|as|what) ¦ i (?:want|need) (?:it|the|that|this|them|only|to) ¦
      i'd (?:like|want|expect|prefer) (?:it|the|that|this|them) ¦ rather have ¦ (?:has|have|needs|need|must) (?:first |to ) ¦
      i thought (?:you|we|it|that|this) ¦ i was expecting ¦ i assumed`),
    reminder: phrases(String.raw`
      i (?:already |just |have |'ve |clearly |explicitly |also )*(?:told|said|asked|mentioned|explained|specified|requested|wrote|instructed|warned|stated|pointed out|answered|gave|provided|showed) ¦
      i(?:'ve| have) (?:already |just |clearly |explicitly )*(?:told|said|asked|mentioned|explained|specified|given|provided) ¦
      as (?:i|we) (?:said|told|mentioned|asked|explained|wrote|agreed|discussed) ¦ like i (?:said|told|asked|mentioned) ¦
      (?:we|i) (?:agreed|discussed|talked) ¦ remember(?: that| to| the| what| when| we| i)? ¦ let me (?:recall|remind|repeat) ¦ remind(?:er|ing)? ¦
      what is (?:written|stated) in ¦ what does ~ say ¦
      read (?:the|what|my|your) (?:\w+ )?(?:rules?|instructions?|guidelines?|docs?|spec|guide|message|again) ¦ follow (?:the|my|our|it) ¦ stick to ¦
      according to ¦ told you ¦ i have the feeling i say ¦ forgot(?:ten)? ¦ again,? (?:don't|do not|please|i|we) ¦ i repeat ¦
      already (?:have|exists?|there|told|said|have it|done|in) ¦ allready ¦ exists? already ¦ (?:we|i|you) (?:already|allready) (?:have|got|did|know) ¦
      as (?:per|stated) ¦ like before ¦
      as it says ¦ (?:is|are|it's) described in ¦ (?:line|section|rule|page|point) \d+ ¦ what (?:do|does|did) (?:my|the|our) (?:instructions?|rules?|spec|ticket|guide|conventions?) ¦ see (?:the )?(?:[\w./-]+\.md|docs|readme|spec|guide) ¦ (?:you )?have a rule ¦ (?:was|were) (?:the|our) (?:agreement|deal|plan|idea|request|point) ¦ what was agreed ¦ read ~ again ¦ did you read ¦ did i (?:ask|say|want|mention|tell) ¦ (?:didn't|hadn't|haven't|did) (?:i|we) (?:\w+ )?(?:say|said|ask|asked|tell|told|mention|agree|agreed|decide|decided|discuss|discussed|settle|settled|talk) ¦ we (?:tried|had) (?:that|this) ¦ (?:spec|ticket|readme|design|figma|screenshot|docs?) says ¦ i sa?id ¦ you (?:should|could) have (?:checked|asked|read|looked|known)`),
    recurrence: phrases(String.raw`
      again ¦ yet again ¦ once again ¦ once more ¦ every (?:single )?time ¦ each time ¦ all the time ¦ (?:keep|keeps|kept|keeping) (?:on )?\w+ing ¦
      (?:second|third|fourth|fifth|tenth|hundredth|nth|2nd|3rd|4th|5th|10th|\d+th) time ¦ (?:two|three|four|five|several|many|multiple|\d+) times ¦
      over and over ¦ constantly ¦ the same (?:mistake|error|thing|problem|bug|issue) (?:again|as|every|over) ¦ (?:ever|always) the same ¦
      as (?:usual|always) ¦ another (?:one|time) ¦ how many times ¦ stop \w+ing ¦ no more`),
    frustration: phrases(String.raw`
      wtf ¦ wth ¦ what the (?:hell|fuck|heck) ¦ ffs ¦ omg ¦ jesus ¦ christ ¦ damn(?: it)? ¦ dammit ¦ goddamn ¦ fuck(?:ing|ed)? ¦ fck ¦ shit(?:ty)? ¦
      bloody ¦ ugh+ ¦ argh+ ¦ grr+ ¦ sigh ¦ facepalm ¦ 🤦 ¦ 😡 ¦ 🙄 ¦ 😠 ¦ 🤬 ¦ :\/ ¦ :\( ¦ come on ¦ seriously ¦ really\? ¦
      for (?:god|christ|heaven|fuck|pete)'?s? ?sake ¦ are you kidding ¦ give up ¦ giving up ¦ i'm done ¦ fed up ¦ sick of ¦ tired of ¦ had enough ¦
      waste (?:of|my) time ¦ wasting (?:my )?time ¦ to hell with ¦ screw (?:it|this|that) ¦ unbelievable ¦ idiot\w* ¦ stupid ¦ dumb ¦ moron ¦ haha ¦
      lol ¦ yay ¦ bravo ¦ thanks for nothing ¦ guess who ¦ good job breaking ¦ frustrat\w+ ¦ annoy\w+ ¦ irritat\w+ ¦ sorry but ¦
      should i (?:drop|give|just) ¦ what's the matter`),
    prohibition: phrases(String.raw`
      don't ¦ do not ¦ dont ¦ never ¦ no more ¦ stop \w+ing ¦ quit \w+ing ¦ avoid(?: using)? ¦ refrain from ¦
      leave ~ (?:alone|out|as (?:is|it|they)|untouched|intact) ¦ keep ~ out of ¦ hands off ¦ keep your hands off ¦ must(?:n't| not| never) ¦
      (?:should|shall|may)(?:n't| not| never) ¦ (?:is|are) (?:strictly )?(?:forbidden|prohibited|off limits|not allowed|banned|a no-?go) ¦
      not (?:to )?(?:use|touch|edit|change|modify|commit|push|add|create|write|delete|remove|install|run|import|mention|include) ¦
      no (?:\w+ )?(?:comments?|emojis?|commits?|pushes|push|docs?|documentation|readmes?|placeholders?|mocks?|todos?|abbreviations|any|semicolons?|tabs?|classes|dependencies|libraries|frameworks?|stuff|questions?|explanations?|summar(?:y|ies)|essays?|boilerplate|fallbacks?|hacks?|workarounds?|hardcod\w+|magic numbers?|inline styles?|globals?|default exports?|console\.log|prints?|markdown|yapping|fluff|preamble|apolog\w+) ¦
      without (?:touching|changing|editing|adding|creating|running|using|breaking|modifying) ¦ drop the ¦ enough with ¦ nothing else ¦ none of that ¦
      let's not ¦ lets not`),
    durable: phrases(`
      always ¦ allways ¦ never ¦ never ever ¦ from now on ¦ from here on ¦ from this point ¦ from today ¦ going forward ¦ moving forward ¦
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
    ban: phrases(String.raw`
      no (?!one|longer|more|matter|need|doubt)[\p{L}-][\p{L}.*-]+ ¦ nothing \p{L}+ (?:on|in|to|outside) ¦ zero \p{L}+ ¦ lose the ¦ skip the ¦
      ditch the ¦ quit \w+ing ¦ stop \w+ing ¦ stay (?:inside|within|out|away) ¦ off limits ¦ enough (?:of|with)`),
    swap: phrases(String.raw`
      (?!(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|must|why|or|if|but|and|please|it's|that's|i'm|we're|you're|i|you|we|they|it|that|this|they're)(?:,| ))[\w./*-]+(?: [\w./*-]+)?,? not (?:the |a |an |just )?[\w./*<-]+`),
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
    norm: phrases(String.raw`
      (?:all|every|each|our|public|private|new|exported|shared|internal|database|api|commit|branch|test|error|log|unit|feature) (?:[\p{L}-]+ ){0,3}?(?:is|are|has|have|gets?|goes|go|lives?|stays?|belongs?|comes?|uses?|needs?|starts?|begins?|follows?|carr(?:y|ies)|ends?|takes?|runs?) ¦
      [\p{L}-]{3,20}s (?:are (?:for|in|never|always|only|not|named|stored|written|kept|called|logged|additive|immutable|read-?only|allowed|forbidden|banned|mandatory|optional|volatile)|have|go (?:to|in|into|under|next)|live (?:in|next|under|at)|stay|belong|come from|get (?:a|an|written|their|reviewed)|start with|begin with|end with|follow|never|always|only) ¦
      (?:one|a single) \p{L}+ (?:per|for each|in each) \p{L}+ ¦ (?:is|are) (?:mandatory|required|not allowed|forbidden|reserved for|only for|for tests|banned|off[- ]limits|frozen|generated|the default here|the norm) ¦
      (?:prod|production|staging|main|master|develop|ci)(?: only)?(?: ever)? (?:runs|goes|is|uses|belongs|deploys|stays|gets|has|accepts) ¦ only ever ¦ (?:never|always) (?:latest|any|force|raw|plain|main|master|prod) ¦ (?:always|never)(?=[.!,]?$) ¦
      no (?:\p{L}+ )?(?:in|on|from|inside|outside|into|for|unless|without) (?:this|the|our|code|tests|prod\w*|ci|git|firmware|commits?|components?|main|master|docs?|headers?|handlers?|controllers?) ¦ (?:first|before) (?:any|every|each|you) ¦
      we (?:squash|rebase|branch|version|target|deploy|ship|review|document|annotate|prefix|name|avoid|require|expect|keep|try|moved|switched|don't|do not|never|always|only|have a rule) ¦
      (?:handled|done|managed|made|deployed|published|released|generated) (?:by|through|via|with) (?:argo|ci|the pipeline|release-please|changesets?|terraform|the release|our) ¦ (?:through|via|by) (?:argo|the pipeline|ci|a pr|pull requests?) ¦
      (?:ours|mine|theirs) (?:is|are) ¦ (?:not allowed|banned|forbidden) (?:here|in|on|at) ¦ \p{L}+ is for (?:tests|humans|users|ci|prod\w*|docs|the)`),
    restrict: phrases(String.raw`
      only(?: the| that| this| one| for| in| what| my| on| those| when)? ¦ just (?:the|my|this|that|one|a|what|those|for) ¦ nothing (?:else|more) ¦ not the whole ¦ not (?:all|every|everything|the rest|anything else|both) ¦ all (?:of them|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) ¦ (?:the )?(?:default|rest|other) stays? ¦ stays? (?:as|the|where|in|on|off) ¦ leave (?:it|that|this|the|them) (?:there|as|alone|out|where|in) ¦ should (?:not|never) have ¦ shouldn't have ¦ (?:was|were|is) not part of ¦ wasn't part of ¦ out of scope ¦ no extra \p{L}+ ¦ no more than`),
    agentAnswers: phrases(`
      (?:i )?(?:explain(?:ed|s)?|described?|describes|listed|lists|summari[sz]ed|answered|answers|recommended|compared|estimated|showed|named|pointed|reported|gave|outlined|analy[sz]ed|found|read|discussed|clarified) ¦ (?:here (?:is|are) (?:the|a|an) (?:list|overview|summary|explanation|comparison)|in short|the difference is|it means|this means)`),
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
    harm: phrases(String.raw`
      (?:secrets?|passwords?|credentials?|api keys?|private keys?|access tokens?|tokens?|\.env|personal data|health data|pii|customer data|patient data) ¦ (?:in|on|to|into) (?:git|the repo|the history|the logs?|plain text|production|prod|public) ¦ (?:sql |code |shell )?injection ¦ xss ¦ csrf ¦ vulnerab\p{L}+ ¦ cve ¦ gdpr ¦ hipaa ¦ pci ¦ compliance ¦ legal ¦ licen[cs]es? ¦ real (?:customers?|users?|names|data|money|mails?|people) ¦ lost (?:my|our|all|the) ¦ lose (?:my|our|data) ¦ uncommitted ¦ unsaved ¦ irreversible ¦ (?:can't|cannot) be undone ¦ force[- ]push(?:ed)? ¦ (?:drop|dropped|wiped|wipe|truncated|nuked|deleted) (?:the |my |our )?(?:table|database|db|data|branch|folder|directory|files?) ¦ outage ¦ downtime ¦ prod(?:uction)? (?:db|database|data|server|box) ¦ anyone (?:could|can) ¦ leak(?:s|ed|ing)? ¦ expos(?:e|es|ed|ing) ¦ admin scoped ¦ unencrypted ¦ banned ¦ forbidden`),
    manner: phrases(String.raw`
      (?:your |the |my )?(?:answers?|repl(?:y|ies)|responses?|explanations?|summar(?:y|ies)|texts?|messages|updates|reports|plans?) (?:(?:are|is|get|should be|must be|can be|need to be) )?(?:too |much |way |a lot )?(?:long|short|brief|verbose|wordy|shorter|longer|simpler|concise|in \p{L}+) ¦ (?:in|with) (?:one|two|three|a few|\d+|whole|full|plain|simple|short) (?:sentences?|words?|lines?|paragraphs?|bullets?|bullet points|steps) ¦ (?:max|at most|no more than|under) (?:\d+|one|two|three|five|ten|half a) (?:sentences?|words?|lines?|pages?|paragraphs?|steps|bullets?) ¦ (?:avoid|no|less|without|skip|drop|spare me) (?:the )?(?:jargon|fluff|filler|preamble|intro(?:duction)?|recap|apolog\p{L}+|praise|flattery|emojis?|lecture|explanations?|small talk|buzzwords|marketing|summary|summaries) ¦ (?:plain|simple) (?:english|words|language|terms) ¦ jargon ¦ like i'm (?:five|\d+|a beginner|new) ¦ (?:i'm|i am|think of me as) (?:a |an )?(?:beginner|new to|not a (?:dev|programmer|developer|coder)|no (?:dev|programmer)) ¦ less (?:text|talk|words|prose) ¦ more code ¦ just (?:the )?(?:code|answer|result|diff) ¦ straight to the point ¦ get to the point ¦ tl;?dr ¦ stop (?:apologi[sz]ing|thanking|praising|flattering|explaining|summari[sz]ing|repeating) ¦ don't (?:apologi[sz]e|explain|summari[sz]e|repeat|thank|flatter|praise) ¦ (?:trade-?offs|conclusion|result|answer|recommendation) first ¦ one (?:question|step|thing|option|answer) at a time ¦ call me \p{L}+ ¦ (?:talk|speak|write|explain|answer|reply)(?: to me)? (?:like|as if|in|normally|plainly|simply|briefly)`),
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
  },
  unlessAfter: {
    report: phrases(
      String.raw`(?:i|you|we)(?: \w+)? ¦ (?:i|you|we)'\w+(?: \w+)? ¦ to ¦ let's ¦ (?:should|must|can|could|would|will|shall|might) ¦ please ¦ (?:and|or|but)`,
    ),
    fault: phrases(`
      can ¦ could ¦ would ¦ will ¦ if ¦ when ¦ once ¦ before ¦ after ¦ as ¦ while ¦ whether ¦ until ¦ unless ¦ should ¦ may ¦ might ¦ how ¦ where ¦
      what ¦ so that ¦ make sure ¦ let me know if ¦ do ¦ did ¦ why did ¦ why do`),
    neglect: phrases(`
      can ¦ could ¦ would ¦ will ¦ if ¦ when ¦ once ¦ before ¦ after ¦ as ¦ while ¦ whether ¦ until ¦ unless ¦ should ¦ may ¦ might ¦ how ¦ where ¦
      what ¦ so that ¦ make sure ¦ let me know if ¦ do ¦ did ¦ why did ¦ why do`),
    evaluation: phrases(`
      might be ¦ may be ¦ could be ¦ what's ¦ what is ¦ if ¦ something ¦ anything ¦ nothing ¦ not ¦ isn't ¦ what could be ¦ whats`),
    dislike: phrases(`
      if ¦ so ¦ so that ¦ what ¦ because`),
    expectation: phrases(`
      what ¦ how ¦ where ¦ which ¦ when`),
    persistence: phrases(`
      is it ¦ can i ¦ could ¦ are you ¦ will it ¦ whether it`),
  },
};
