/** Irregular forms and their base words. Regular endings are stripped by rules. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  `am be|is be|are be|was be|were be|been be|being be|'s be|'re be|'m be|has have|had have|having have|'ve have|does do|did do
  |done do|goes go|went go|gone go|could can|would will|should shall|might may|'ll will|arose arise|arisen arise|ate eat|eaten eat
  |awoke awake|beaten beat|became become|began begin|begun begin|bent bend|bet bet|bit bite|bitten bite|bled bleed|blew blow
  |blown blow|bore bear|borne bear|born bear|bought buy|bound bind|bred breed|broke break|broken break|brought bring|built build
  |burnt burn|burst burst|came come|caught catch|chose choose|chosen choose|clung cling|crept creep|dealt deal|drank drink
  |drawn draw|dreamt dream|drew draw|driven drive|drove drive|drunk drink|dug dig|fallen fall|fed feed|fell fall|felt feel
  |fled flee|flew fly|flown fly|forbade forbid|forbidden forbid|forecasted forecast|forgave forgive|forgiven forgive|forgot forget
  |forgotten forget|fought fight|found find|froze freeze|frozen freeze|gave give|given give|got get|gotten get|grew grow
  |grown grow|heard hear|held hold|hid hide|hidden hide|hung hang|kept keep|knew know|known know|laid lay|lain lie|learnt learn
  |led lead|left leave|lent lend|lit light|lost lose|made make|meant mean|met meet|mistaken mistake|mistook mistake|overcame overcome
  |overtook overtake|overtaken overtake|paid pay|proven prove|ran run|rang ring|risen rise|rode ride|ridden ride|rose rise
  |rung ring|said say|sang sing|sank sink|sat sit|saw see|seen see|sent send|sewn sew|shaken shake|shook shake|shone shine|shot shoot
  |shown show|shrank shrink|shrunk shrink|slept sleep|slid slide|sold sell|sought seek|sown sow|spent spend|spoke speak
  |spoken speak|spun spin|sprang spring|sprung spring|spread spread|stole steal|stolen steal|stood stand|struck strike|stuck stick
  |sung sing|sunk sink|swam swim|swept sweep|swore swear|sworn swear|swum swim|swung swing|taken take|taught teach|thought think
  |threw throw|thrown throw|told tell|took take|tore tear|torn tear|undergone undergo|underwent undergo|understood understand
  |undertaken undertake|undertook undertake|upheld uphold|withdrawn withdraw|withdrew withdraw|woke wake|woken wake|won win|wore wear
  |worn wear|wove weave|woven weave|wound wind|written write|wrote write|dying die|lying lie|tying tie
  |children child|schoolchildren schoolchild|grandchildren grandchild|fishermen fisherman|gentlemen gentleman|stung sting|
  men man|women woman|people people|feet foot|teeth tooth|mice mouse|geese goose|knives knife|lives life|wives wife
  |leaves leaf|loaves loaf|shelves shelf|halves half|wolves wolf|thieves thief|selves self|criteria criterion|phenomena phenomenon
  |analyses analysis|hypotheses hypothesis|crises crisis|theses thesis|bases basis|diagnoses diagnosis|fungi fungus|stimuli stimulus
  |larvae larva|bacteria bacterium|media media|data data|indices index|appendices appendix|species species
  |better good|best good|worse bad|worst bad|more more|most most|less less|least least|further far|farther far|furthest far|farthest far
  |elder old|eldest old|an a|cannot can|can't can|couldn't can|won't will|wouldn't will|shan't shall|shouldn't shall
  |don't do|doesn't do|didn't do|isn't be|aren't be|wasn't be|weren't be|haven't have|hasn't have|hadn't have|mustn't must|needn't need
  |i'm i|i've i|i'll i|i'd i|you're you|you've you|you'll you|you'd you|he's he|he'll he|he'd he|she's she|she'll she|she'd she
  |it's it|it'll it|we're we|we've we|we'll we|we'd we|they're they|they've they|they'll they|they'd they|that's that|there's there
  |here's here|what's what|who's who|where's where|let's let`
    .split('|')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.trim().split(' ');
      return [form, base];
    }),
);
