/**
 * Words whose British sounds do not follow from the American ones, in Received Pronunciation. Written for this project
 * from general knowledge.
 */
export const BRITISH_WORDS: ReadonlyMap<string, string> = new Map(
  `a ə|an ən|the ðə|of ɒv|from frɒm|was wɒz|what wɒt|because bɪˈkɒz|been biːn|were wɜː|are ɑː|our ˈaʊə|your jɔː
  |poor pɔː|sure ʃɔː|real rɪəl|really ˈrɪəli|either ˈaɪðə|neither ˈnaɪðə|schedule ˈʃedjuːl|privacy ˈprɪvəsi
  |vitamin ˈvɪtəmɪn|leisure ˈleʒə|advertisement ədˈvɜːtɪsmənt|laboratory ləˈbɒrətri|tomato təˈmɑːtəʊ
  |tomatoes təˈmɑːtəʊz|potato pəˈteɪtəʊ|vase vɑːz|herb hɜːb|route ruːt|data ˈdeɪtə|garage ˈɡærɑːʒ|ballet ˈbæleɪ
  |cafe ˈkæfeɪ|address əˈdres|adult ˈædʌlt|zebra ˈzebrə|clerk klɑːk|figure ˈfɪɡə|figures ˈfɪɡəz|process ˈprəʊses
  |processes ˈprəʊsesɪz|progress ˈprəʊɡres|medicine ˈmedsn|pasta ˈpæstə|australia ɒˈstreɪliə|australian ɒˈstreɪliən
  |austria ˈɒstriə|sausage ˈsɒsɪdʒ|cauliflower ˈkɒliflaʊə|yacht jɒt|theatre ˈθɪətə|theater ˈθɪətə|ideal aɪˈdiːəl
  |secretary ˈsekrətri|military ˈmɪlətri|dictionary ˈdɪkʃənri|library ˈlaɪbrəri|temporary ˈtemprəri
  |literature ˈlɪtrətʃə|temperature ˈtemprətʃə|interest ˈɪntrəst|interesting ˈɪntrəstɪŋ|interested ˈɪntrəstɪd
  |vegetable ˈvedʒtəbl|comfortable ˈkʌmftəbl|chocolate ˈtʃɒklət|every ˈevri|everyone ˈevriwʌn|everything ˈevriθɪŋ
  |everybody ˈevribɒdi|everywhere ˈevriweə|several ˈsevrəl|general ˈdʒenrəl|generally ˈdʒenrəli|family ˈfæməli
  |factory ˈfæktri|history ˈhɪstri|different ˈdɪfrənt|difference ˈdɪfrəns|natural ˈnætʃrəl|naturally ˈnætʃrəli
  |business ˈbɪznəs|woman ˈwʊmən|women ˈwɪmɪn|somebody ˈsʌmbədi|nobody ˈnəʊbədi|anybody ˈenibɒdi|often ˈɒfn
  |kitchen ˈkɪtʃɪn|village ˈvɪlɪdʒ|image ˈɪmɪdʒ|message ˈmesɪdʒ|language ˈlæŋɡwɪdʒ|college ˈkɒlɪdʒ
  |knowledge ˈnɒlɪdʒ|courage ˈkʌrɪdʒ|damage ˈdæmɪdʒ|manage ˈmænɪdʒ|advantage ədˈvɑːntɪdʒ|average ˈævərɪdʒ
  |orange ˈɒrɪndʒ|museum mjuˈziːəm|education ˌedʒuˈkeɪʃn|graduate ˈɡrædʒueɪt|europe ˈjʊərəp|european ˌjʊərəˈpiːən
  |half hɑːf|calf kɑːf|aunt ɑːnt|aunts ɑːnts|laugh lɑːf|laughed lɑːft|laughter ˈlɑːftə|draught drɑːft|rather ˈrɑːðə
  |banana bəˈnɑːnə|bananas bəˈnɑːnəz|disaster dɪˈzɑːstə|giraffe dʒəˈrɑːf|can't kɑːnt|shan't ʃɑːnt|tour tʊə
  |holiday ˈhɒlədeɪ|holidays ˈhɒlədeɪz|houses ˈhaʊzɪz|passenger ˈpæsɪndʒə|passengers ˈpæsɪndʒəz
  |ate et|says sez|said sed|again əˈɡen|against əˈɡenst|patent ˈpeɪtnt|dynasty ˈdɪnəsti|hostile ˈhɒstaɪl
  |glacier ˈɡlæsiə|wrath rɒθ|shone ʃɒn|tortoise ˈtɔːtəs|era ˈɪərə|squirrel ˈskwɪrəl|stirrup ˈstɪrəp|syrup ˈsɪrəp
  |lever ˈliːvə|evolution ˌiːvəˈluːʃn|economic ˌiːkəˈnɒmɪk|economics ˌiːkəˈnɒmɪks|controversy ˈkɒntrəvɜːsi
  |government ˈɡʌvənmənt|february ˈfebruəri|wednesday ˈwenzdeɪ|clothes kləʊðz|ielts ˈaɪelts|england ˈɪŋɡlənd
  |english ˈɪŋɡlɪʃ|research rɪˈsɜːtʃ|cigarette ˌsɪɡəˈret|magazine ˌmæɡəˈziːn|weekend ˌwiːkˈend|ice-cream ˌaɪsˈkriːm`
    .split('|')
    .map((pair): [string, string] => {
      const [word = '', ipa = ''] = pair.trim().split(' ');
      return [word, ipa];
    }),
);

/** Words that begin like this have the vowel of "father" where Americans have that of "trap". */
const BROAD_STARTS =
  /^(?:un|re|dis|out|over|fore)?(?:after|answer|ask|bask|basket|bath(?!e)|blast|branch|brass|brasses|cast|castle|chanc|chant|class(?!i[cf])|clasp|command|craft|danc|demand|draft|enhanc|exampl|fast|flask|franc|ganc|glanc|glass|graft|grant|graph|grasp|grass|lanc|last|mask|master|nasty|past(?!e|r|a)|path(?!o|e)|pass(?!ag|eng|i|iv|port)|passport|plant(?!ation)|plaster|raft|ranch|sampl|shaft|slant|staff|stanc|task|tranc|vast|advanc|avalanch|surpass|raspberr)/;
const BROAD_PARTS =
  /(?:graph|cast|class|glass|grass|path|craft|plant|branch|task|mask|master|past)(?:s|es|ed|er|ers|ing|room|rooms|mate|mates)?$/;
/** Greek and Latin words that only look alike. */
const FLAT =
  /(?:graphic|graphy|pathy|pathetic|mascul|plastic|elastic|drastic|fantastic|bombast|gymnast|enthusiast)/;

/** Whether "trap" becomes "bath" in a word. */
export const isBroad = (word: string): boolean =>
  !FLAT.test(word) && (BROAD_STARTS.test(word) || BROAD_PARTS.test(word));
