import { type Lexicon, phrases } from "./lexicon";

const BE = "(?:is|are|was|were|'s|'re|looks?|seems?|feels?|sounds?|got|gets|becomes?)";
const ADVERB =
  "(?:a bit|a little|bit|really|very|so|way|much|far|quite|pretty|just|totally|completely|still|now|also|kinda|somewhat|all|even)";
const BAD =
  "(?:wrong|incorrect|inaccurate|broken|bad|worse|terrible|horrible|awful|ugly|weird|odd|strange|messy|messed up|a mess|nonsense|garbage|rubbish|useless|pointless|stupid|silly|ridiculous|unacceptable|unreadable|illegible|confusing|misleading|annoying|irritating|clumsy|buggy|sloppy|lazy|overkill|unnecessary|redundant|outdated|unclear|vague|incomplete|inconsistent|misaligned|overlapping|squashed|squeezed|squished|cramped|cut off|cropped|clipped|truncated|blurry|distorted|hardcoded|hard-coded|hard coded|off|huge|tiny|not good|not great|not right|not ok|not okay|not correct|not true|not helpful|not enough|not ideal|not nice|not pretty|not readable)";

/** What English speakers say against what an agent did. */
export const ENGLISH_AGAINST: Lexicon["families"] = {
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
    revert(?:ed|ing)? ¦ undo(?:ing)? ¦ roll(?:ed|ing)?[ -]back ¦ rollback (?:it|that|this|the|to|your|please|everything) ¦ ^rollback ¦ take (?:it |that |this |them )?back ¦ put ~ back ¦ bring ~ back ¦
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
    you(?:'re| are)? (?:just )?guess(?:ing|ed)? ¦ (?:did )?you (?:just )?(?:made|make|making) (?:it|that|this|those|these) up ¦ where did (?:you|that|this|it) (?:get|come|find) ¦ are you guessing ¦
    (?:is|are|goes?|'s|was) against (?:the |our |my |all )?(?:\S+\.md|rules?|guidelines?|conventions?|style ?guide|polic(?:y|ies)|agreement|what) ¦ (?:violates?|contradicts?|ignores?) (?:the |our |my )?(?:\S+\.md|rules?|guidelines?|conventions?|style ?guide|polic(?:y|ies))`),
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
    (?:did|do) i (?:ask|look|say|want|need|wake) ¦ (?:do|did) we (?:really|even|already|ever) ¦ (?:isn't|aren't|wasn't|wouldn't|shouldn't|couldn't|don't|doesn't|didn't|hasn't) (?:there|that|this|it|we|the|i|a) ¦ is (?:that|this|it|\\w+) (?:even|really|seriously) ¦ you call (?:that|this|it) ¦ how is (?:that|this) ¦ who (?:asked|told|said) ¦ why (?:do|should) i ¦ where did you get ¦ what part of ¦ which part of ¦ really need ¦ is it that hard ¦
    (?:weren't|wasn't|hadn't|didn't|haven't) (?:you|we|i) (?:going|supposed|say|said|agree|agreed|ask|asked|tell|told)`),
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
    (?:we|i) (?:agreed|discussed|talked) ¦ remember(?: that| to| the| what| when| we| i)? ¦ let me (?:recall|remind|repeat) ¦ (?:friendly|gentle|small|quick) reminder ¦ reminder(?=[ ]?[:,]) ¦ reminding you ¦
    what is (?:written|stated) in ¦ what does ~ say ¦
    read (?:the|what|my|your) (?:\w+ )?(?:rules?|instructions?|guidelines?|docs?|spec|guide|message|again) ¦ follow (?:the|my|our|it) ¦ stick to ¦
    according to ¦ told you ¦ i have the feeling i say ¦ forgot(?:ten)? ¦ again,? (?:don't|do not|please|i|we) ¦ i repeat ¦
    already (?:have|exists?|there|told|said|have it|done|in(?! use)) ¦ allready ¦ exists? already ¦ (?:we|i|you) (?:already|allready) (?:have|got|did|know) ¦
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
  ban: phrases(String.raw`
    no (?!one|longer|more|matter|need|doubt)[\p{L}-][\p{L}.*-]+ ¦ nothing \p{L}+ (?:on|in|to|outside) ¦ zero \p{L}+ ¦ lose the ¦ skip the ¦
    ditch the ¦ quit \w+ing ¦ stop \w+ing ¦ stay (?:inside|within|out|away) ¦ off limits ¦ enough (?:of|with)`),
  swap: phrases(String.raw`
    (?!(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|must|why|or|if|but|and|please|it's|that's|i'm|we're|you're|i|you|we|they|it|that|this|they're)(?:,| ))[\w./*-]+(?: [\w./*-]+)?,? not (?:the |a |an |just )?[\w./*<-]+`),
};
