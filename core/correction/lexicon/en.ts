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
    do ¦ did ¦ does ¦ at ¦ from ¦ add ¦ again ¦ wrong`),
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
      don't (?:bother|worry)(?: about it)? ¦ nothing to (?:change|fix|do)`),
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
      right instead ¦ you (?:don't|do not) (?:need|have|want)(?: to)? ¦ no (?:more )?(?:questions|further)`),
    rejection: phrases(String.raw`
      nope ¦ nah ¦ nay ¦ no way ¦ stop ¦ stop (?:it|that|there|right there) ¦ wait ¦ hold on ¦ hang on ¦ halt ¦ abort ¦ cancel(?: that)? ¦ enough ¦
      that's enough ¦ uh no ¦ err? no ¦ absolutely not ¦ hell no ¦ scratch that ¦ forget (?:it|that) ¦ no+(?=\s*(?:[,.!;:—–-]|$)) ¦
      no+ (?:no+|wait|you|i|it|that|that's|it's|this|the|sorry|please|don't|do not|not|use|we|they|there|he|she|stop|just|leave|keep|put|my|your|but|and|rather|instead|never|undo|revert|go) ¦
      not (?:that|this|like (?:that|this)|there|here|really|exactly|at all|so fast|the (?:same|one)) ¦ actually`),
    contrast: phrases(`
      instead(?: of)? ¦ rather than ¦ as opposed to ¦ not ~ but ¦ but not ¦ and not ¦ as was ¦ other than ¦ in place of ¦
      replace (?:it|that|this|them) (?:with|by) ¦ use ~ not ¦ not ~ rather ¦ change of plan ¦ (?:it|that) belongs (?:in|to|on|under|at) ¦
      goes (?:in|to|on|under|at|right)`),
    misdirection: phrases(`
      i meant? ¦ i mean ¦ what i meant ¦ i was (?:talking|asking|referring|thinking) ¦ that's not (?:really )?(?:what|how|the|it|right|true|correct) ¦
      (?:that|this|it) (?:is|was)n't ~ what ¦ not what i ¦ isn't what i ¦ that isn't (?:what|right|it|how|the) ¦
      wrong (?:one|file|place|window|folder|directory|branch|way|order|direction|thing|version|page|button|column|repo|repository|project|language|name|path|approach|side|tab|pane|screen) ¦
      (?:no ?body|no one|who) (?:said|asked|mentioned|told|wanted) ¦
      i (?:didn't|did not|never|haven't) (?:ask|asked|say|said|mention|mentioned|want|wanted|request|requested|tell|told|mean|approve|approved) ¦
      you (?:misunderstood|misread|mixed up|confused|misinterpreted|got it wrong|got that wrong|got (?:a|one|this|some) thing wrong|missed the point|got me wrong) ¦
      (?:exact(?:ly)?|precisely) (?:the )?(?:reverse|opposite) ¦ the other (?:way|one|file|way (?:a)?round) ¦ other way (?:a)?round ¦
      i (?:asked|requested|wanted|specified) ¦ i said ¦ not the ~ one ¦ that's for ¦ is the one i ¦ the one i (?:want|meant|need|asked) ¦
      there(?:'s| is) no such ¦ does(?:n't| not) exist ¦ not a ~ thing`),
    takeback: phrases(`
      revert(?:ed|ing)? ¦ undo(?:ing)? ¦ roll(?:ed)? ?back ¦ take (?:it |that |this |them )?back ¦ put ~ back ¦ bring ~ back ¦
      change (?:it|that|this|them) back ¦ restore ¦ go back to ¦ return to the ¦ back to (?:the|how|what|where) ¦ get rid of ¦
      drop (?:the|that|this|it|all|those|these) ¦
      (?:remove|delete|discard|throw away|scrap) (?:it|that|this|those|these|them|what you|your|all (?:of )?(?:that|this|those)) ¦ redo ¦ start over ¦
      do ~ over ¦ try again ¦ take the ~ away ¦ not be (?:there|shown|visible) ¦ un-?do`),
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
      you (?:over|mis)\w+(?:ed|t) ¦ (?:we|i think we|i believe we) broke`),
    neglect: phrases(String.raw`
      you (?:just |also |still |have |had |again |seem to have |probably |apparently |clearly |really |simply |only )*(?:didn't|did not|haven't|have not|don't|do not|forgot|forget|missed|miss|ignored|ignore|left out|leave out|omitted|overlooked|neglected|failed|weren't|were not|aren't|are not|never|only did|didnt|havent|skipped|hadn't) ¦
      you should(?:'ve| have) ¦ you (?:were|are) (?:meant|supposed|told|asked|expected) to ¦ you only ¦ not all of ¦
      (?:is|are|was|were) (?:still )?missing ¦ (?:left|missing) out ¦ there(?:'s| is) (?:not a single|no|not one|nothing) ¦
      why (?:is|are|was|were) ~ (?:missing|left out|gone|not) ¦ where (?:is|are|did|has|have) (?:the|my|all) ¦
      (?:is|are|was|were|did|does|do|has|have)(?:n't| not) (?:actually |really |even |yet |been |properly |fully )+(?:solved|fixed|done|working|work|finished|implemented|changed|tested|updated|pushed|happen\w*|resolved|complete\w*) ¦
      (?:isn't|is not|not) (?:solved|resolved|fixed|done|finished|complete) ¦ i (?:don't|do not|can't|cannot) see (?:any|the|it|a|that)`),
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
      (?:is|was|did) (?:it|this|that) (?:actually|really|all|truly|even) ¦ what makes you ¦ since when ¦ in what (?:world|way) ¦ why (?:on|would) `),
    evaluation: phrases(`
      ${BE} (?:${ADVERB} )*${BAD} ¦ (?:that|this|it|which)(?:'s|s| is) (?:${ADVERB} )*${BAD} ¦ wrong ¦ incorrect ¦
      not (?:good|great|right|correct|true|working|acceptable|helpful|enough|readable|what|how|nice|quite right) ¦
      n't (?:good|great|right|correct|true|enough|make sense|look right|look good|help|helpful|nice) ¦
      (?:a|total|complete|such a|real) (?:mess|disaster|joke|failure|catastrophe|shame|pain) ¦
      too (?:${ADVERB} )*(?:big|small|large|long|short|wide|narrow|tall|high|low|much|many|few|little|dark|bright|fast|slow|complex|complicated|verbose|noisy|clumsy|thin|thick|close|far|tight|loud|strong|weak|generic|strict|early|late|simple|heavy|light|bold|busy|aggressive|general|hard|deep|literal|formal|wordy|cluttered|narrowly) ¦
      goes too far ¦ terrible ¦ horrible ¦ awful ¦ ugly ¦ nonsense ¦ garbage ¦ rubbish ¦ ridiculous ¦ useless ¦ hideous ¦ crap ¦ sucks? ¦ bullshit ¦
      unacceptable ¦ overkill ¦ over-?engineered ¦ poor(?:ly)? ¦ badly ¦ far off ¦ way off ¦ makes no sense ¦ doesn't make (?:any )?sense ¦
      different from ¦ (?:totally|completely|entirely) (?:different|wrong|off|broken) ¦ broken ¦ unreadable ¦ a mess ¦ bloated ¦ overcomplicated ¦
      not ~ enough ¦ hardcoded ¦ losing`),
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
      never (?:works|worked) ¦ not (?:quite|really) (?:there|working|fixed) ¦ i can't (?:see|find|read|use|open|edit|click|get) ¦ i cannot`),
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
      as (?:per|stated) ¦ like before`),
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
      save (?:this|that|it) (?:to|in) (?:your |the )?memory ¦ note for the future ¦ to the letter ¦ strictly ¦ straight away`),
    convention: phrases(String.raw`
      we (?:always |only |all |usually |never |generally |mostly |don't |do not )*(?:use|write|work|name|put|keep|follow|prefer|call|go with|do|commit|format|indent|run|stick|don't use|have|test|log|store) ¦
      (?:our|the|this|project|team|company|house|code|coding|naming) (?:\w+ )?(?:conventions?|standards?|style ?guide|style|guidelines?|rules?|polic(?:y|ies)|practice|workflow|process|pattern) ¦
      in (?:this|our|my|the) (?:repo|repository|project|codebase|code ?base|team|company|package|workspace|monorepo|app|house) ¦
      (?:this|our|my) (?:repo|project|codebase|team) (?:uses?|is|has|runs?|only|never|always) ¦ around here ¦ here we ¦
      the (?:main |golden |first |basic |general |only )?rules?(?: is| are|:) ¦ (?:is|are) (?:the )?(?:convention|standard|policy|rule) ¦
      (?:uses?|using|use) ~ everywhere ¦ across the (?:board|project|codebase|repo) ¦ consistent(?:ly)? ¦ best practices? ¦ as a principle ¦
      clean code ¦ production[- ]ready ¦ (?:same|everywhere) (?:style|pattern|convention|format) (?:as|everywhere|like)`),
    consent: phrases(String.raw`
      ask (?:me|first|before|for) ¦ (?:always )?ask ~ (?:first|before) ¦ check with me ¦
      (?:until|unless|before|without|if) (?:i|my) (?:\w+ )?(?:confirm|confirmed|say|said|approve|approved|agree|ask|tell|told|ok|okay|approval|permission|consent|explicitly|confirmation|go) ¦
      wait for (?:my|me) ¦ (?:my|explicit) (?:approval|permission|confirmation|consent|ok|okay|go) ¦ only (?:when|if|after|once) (?:i|told|asked) ¦
      get my ¦ let me (?:decide|review|confirm|approve|do|check first|handle) ¦
      i(?:'ll| will) (?:do|run|commit|push|deploy|test|handle|decide|tell|merge) ~ (?:myself|it) ¦
      (?:i'll|i will|we'll|we will) (?:commit|push|deploy|merge|test|run) ¦ so i (?:can )?(?:run|decide|approve|review) ¦
      don't (?:just )?(?:decide|assume|guess) ¦
      don't (?:commit|push|deploy|start|build|change|do|touch|edit|implement|write|code|proceed) ~ (?:until|unless|before|without) ¦
      explicitly (?:say|ask|tell|told|asked|approve) ¦ on your own ¦ by yourself ¦ judge alone`),
    preferring: phrases(String.raw`
      i(?:'d| would)? (?:really |much |generally |usually |always )?prefer ¦ i(?:'d| would) (?:much )?rather ¦
      i (?:always |generally |usually |only )?(?:like|want|need|expect) (?:you|my|your|the|all|every|it|to|things|code|answers|short|simple) ¦
      my preference ¦ preferabl[ey] ¦ prefer ¦ i want you to ¦ i'd like you to ¦ i would like you to ¦
      please (?:always|never|only|keep|use|stick|answer|reply|respond|write|speak) ¦
      keep (?:it|things|answers|replies|responses|code|comments|functions|messages|commits|files|your|the) (?:~ )?(?:short|simple|brief|small|concise|minimal|clean|lean|consistent|terse|dry) ¦
      (?:answer|reply|respond|write|speak|talk|explain) (?:to me )?in (?:english|german|chinese|spanish|french|russian|japanese|korean|italian|portuguese|plain|short|bullet) ¦
      be (?:brief|concise|terse|short|careful|critical|honest|direct|specific|less verbose|more careful) ¦ short answers? ¦ less verbose ¦
      act (?:as|like) ¦ think (?:like|as) ¦
      you (?:are|'re) (?:a|an|my|the) (?:\w+ )?(?:senior|expert|developer|engineer|assistant|architect|designer|reviewer)`),
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
      not (?:supported|available|installed)`),
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
      until (?:phase|step|then|the|version|we) ¦ temporar(?:y|ily) ¦ first (?:only|just)`),
    approval: phrases(String.raw`
      yes ¦ yep ¦ yup ¦ yeah ¦ ok ¦ okay ¦ kk ¦ okey ¦ sure ¦ fine ¦ agreed? ¦ i agree ¦ approved? ¦ confirmed? ¦ correct ¦ exactly ¦
      go (?:ahead|on|for it) ¦ do it ¦ do that ¦ do so ¦ please do ¦ proceed ¦ continue ¦ carry on ¦ sounds (?:good|great|fine|right) ¦ lgtm ¦
      looks good ¦ let's (?:do|go|try) ¦ make it so ¦ accept(?:ed)? ¦ please proceed ¦ that works ¦ works for me ¦ all good ¦ alright ¦
      you have my blessing ¦ option \w+ ¦ take option ¦ the first ¦ of course ¦ absolutely ¦ definitely ¦ i trust you`),
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
      (?:please |pls |now |then |ok |okay |so |next |also |and |let's |lets |could you |can you |would you |will you |can we |could we |i want to |i'd like to |i need to |i need you to |help me |want you to |you can |go and |first |great |nice |thanks |good )*(?:add|create|implement|write|build|generate|make|set up|setup|install|run|start|deploy|commit|push|merge|open|show|explain|describe|list|summari[sz]e|review|analy[sz]e|check|look|find|search|read|update|refactor|rename|test|convert|translate|document|prepare|draft|design|configure|check out|fetch|download|upload|print|give|extend|finish|complete|continue|integrate|migrate|investigate|debug|fix|solve|improve|optimi[sz]e|clean|sort|cover|cut|rework|refresh|propose|suggest|tell|grab|let|try|go over|go through|turn|get|do|shut|close|reload)`),
    inquiry: phrases(`
      how (?:do|does|can|could|would|should|to|is|are|about|many|much|long) ¦
      what (?:is|are|does|do|about|if|would|should|kind|happens|'s|can|else|next|now|else) ¦ which ¦ where (?:is|are|do|does|can|should) ¦
      when (?:is|will|does|do|should) ¦ who (?:is|are) ¦ is (?:there|it|this|that|the|he|she) ¦ are (?:there|they|these|those|the|we) ¦
      can (?:i|it|we|this|you (?:explain|tell|show)) ¦ could (?:i|it|we|this|you (?:explain|tell)) ¦ does ¦
      do (?:i|we|they|these|you (?:know|have|think|need|save)) ¦ should (?:i|we|it) ¦ have (?:you|we) ¦ has (?:it|this|that|the) ¦
      any (?:ideas?|suggestions?|advice|way|chance) ¦ what's ¦ whats ¦ tell me ¦ would (?:it|that|this|you) ¦ am i ¦ i need advice ¦
      i (?:wonder|'d like to know) ¦ why (?:is|does|do|are)`),
    trouble: phrases(`
      errors? ¦ exception ¦ crash(?:es|ed|ing)? ¦ fail(?:s|ed|ing|ure)? ¦ stack ?trace ¦ traceback ¦ warning ¦ bug ¦ undefined ¦ null ¦ 404 ¦ 500 ¦
      timeout ¦ refused ¦ not found ¦ denied ¦ hangs? ¦ stuck ¦ won't (?:start|load|open|run|build|compile) ¦
      (?:does|do|is)n't (?:start|load|open|run|build|compile|connect|work|show) ¦ blank ¦ empty ¦ broken ¦ issue ¦ problem ¦
      log(?:s)? (?:says?|shows?) ¦ output ¦ i get ¦ it says`),
    selfcorrection: phrases(`
      my (?:mistake|bad|fault|error) ¦
      i (?:was wrong|made a mistake|misspoke|mistyped|misread|mixed (?:it|that|this) up|messed up|forgot to (?:mention|say|tell|add)|closed the wrong|pasted the wrong|meant to (?:say|write|type|paste)|did not explain|didn't explain) ¦
      sorry,? i (?:meant|mean|forgot|was|typed|pasted) ¦ oops,? (?:i|wrong|sorry|my) ¦ typo ¦ i meant port ¦ my own ¦ ignore (?:that|my last|the last) ¦
      wrong (?:chat|paste|window),? sorry ¦ that was me ¦ i take (?:it|that) back ¦ correction: ¦ i stand corrected ¦ scratch that,? i`),
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
      instead of (?:asking|telling) me ¦ why (?:do|should|must) i ¦ see for yourself ¦ go and (?:look|see|check)`),
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
      (?:files?|folders?|director(?:y|ies)|scripts?|terminal|shell|commands?|source|repo|repositor(?:y|ies)|codebase|secrets?|migrations?|deploy\w*|release)`),
    taste: phrases(String.raw`
      (?:colou?rs?|background|gradient|hover|animation|shadow|border|corners?|icons?|buttons?|fonts?|bold|italic|padding|margins?|spacing|width|height|sizes?|layout|align\w*|centered|top|bottom|header|footer|sidebar|menu|modal|popup|panel|widget|card|page|screen|image|picture|logo|title|text|label|green|red|blue|teal|white|black|grey|gray|yellow|pixels?|px|scroll\w*|box|row|column|list|theme|visible|tile|letters?|dots?|arrow|stick|slider|frame)`),
    agentAsks: phrases(`
      shall i ¦ should i ¦ do you want ¦ would you like ¦ want me to ¦ let me know ¦ may i ¦ can i ¦ which (?:one|option|of) ¦ is that ok ¦ asked ¦
      asks ¦ offered ¦ proposed ¦ suggested ¦ waiting for ¦ please confirm ¦ please (?:provide|paste|share|send|tell) ¦ ready to ¦ asked whether`),
    agentClaims: phrases(`
      (?:is|are|'s) (?:now |all )?(?:fixed|done|complete|completed|resolved|ready|working|gone|correct|up and running|finished) ¦
      (?:now|should) (?:now )?works? ¦ fixed ¦ done ¦ all (?:tests )?pass(?:es|ed|ing)? ¦ tests pass(?:ed)? ¦ success(?:ful|fully)? ¦ said ¦ claimed ¦
      reported ¦ should (?:now )?(?:be|pass|work|look) ¦ no longer ¦ everything is ¦ ✅ ¦ verified ¦ confirmed ¦ completed ¦ solved`),
    agentChanges: phrases(`
      (?:i |i've |i have |have |has )?(?:added|created|wrote|written|rewrote|changed|updated|modified|edited|removed|deleted|dropped|moved|renamed|implemented|built|rebuilt|installed|reinstalled|committed|pushed|merged|refactored|replaced|switched|converted|fixed|adjusted|reworked|restyled|ran|run|executed|started|made|set|put|configured|generated|applied|introduced|reverted|restored|formatted|deployed|released|used|cent(?:er|re)d|wrapped|split|saved|hid|adapted|extended|published|began|turned|placed|copied)`),
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
