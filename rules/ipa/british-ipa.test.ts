import { expect, it } from 'vitest';
import { britishIpa } from './british-ipa.ts';

/** Word, its American phones, and what learners' dictionaries of British English show. */
const CASES = `
  water | W AO1 T ER0 | ˈwɔːtə
  new | N UW1 | njuː
  news | N UW1 Z | njuːz
  tune | T UW1 N | tjuːn
  student | S T UW1 D AH0 N T | ˈstjuːdnt
  students | S T UW1 D AH0 N T S | ˈstjuːdnts
  during | D UH1 R IH0 NG | ˈdjʊərɪŋ
  produce | P R AH0 D UW1 S | prəˈdjuːs
  institute | IH1 N S T AH0 T UW2 T | ˈɪnstɪtjuːt
  opportunity | AA2 P ER0 T UW1 N AH0 T IY0 | ˌɒpəˈtjuːnəti
  enthusiasm | IH0 N TH UW1 Z IY0 AE2 Z AH0 M | ɪnˈθjuːziæzəm
  tuesday | T UW1 Z D IY0 | ˈtjuːzdeɪ
  noon | N UW1 N | nuːn
  too | T UW1 | tuː
  into | IH1 N T UW0 | ˈɪntuː
  food | F UW1 D | fuːd
  bath | B AE1 TH | bɑːθ
  dance | D AE1 N S | dɑːns
  ask | AE1 S K | ɑːsk
  after | AE1 F T ER0 | ˈɑːftə
  afternoon | AE2 F T ER0 N UW1 N | ˌɑːftəˈnuːn
  example | IH0 G Z AE1 M P AH0 L | ɪɡˈzɑːmpl
  demand | D IH0 M AE1 N D | dɪˈmɑːnd
  classroom | K L AE1 S R UW2 M | ˈklɑːsruːm
  photograph | F OW1 T AH0 G R AE2 F | ˈfəʊtəɡrɑːf
  classic | K L AE1 S IH0 K | ˈklæsɪk
  passenger | P AE1 S AH0 N JH ER0 | ˈpæsɪndʒə
  plastic | P L AE1 S T IH0 K | ˈplæstɪk
  trap | T R AE1 P | træp
  hot | HH AA1 T | hɒt
  stop | S T AA1 P | stɒp
  dog | D AO1 G | dɒɡ
  coffee | K AA1 F IY0 | ˈkɒfi
  long | L AO1 NG | lɒŋ
  across | AH0 K R AO1 S | əˈkrɒs
  thought | TH AO1 T | θɔːt
  law | L AO1 | lɔː
  talk | T AO1 K | tɔːk
  small | S M AO1 L | smɔːl
  daughter | D AO1 T ER0 | ˈdɔːtə
  alcohol | AE1 L K AH0 HH AA2 L | ˈælkəhɒl
  watch | W AA1 CH | wɒtʃ
  want | W AA1 N T | wɒnt
  quality | K W AA1 L AH0 T IY0 | ˈkwɒləti
  father | F AA1 DH ER0 | ˈfɑːðə
  drama | D R AA1 M AH0 | ˈdrɑːmə
  go | G OW1 | ɡəʊ
  home | HH OW1 M | həʊm
  over | OW1 V ER0 | ˈəʊvə
  near | N IH1 R | nɪə
  here | HH IY1 R | hɪə
  year | Y IH1 R | jɪə
  serious | S IH1 R IY0 AH0 S | ˈsɪəriəs
  experience | IH0 K S P IH1 R IY0 AH0 N S | ɪkˈspɪəriəns
  care | K EH1 R | keə
  their | DH EH1 R | ðeə
  parent | P EH1 R AH0 N T | ˈpeərənt
  area | EH1 R IY0 AH0 | ˈeəriə
  various | V EH1 R IY0 AH0 S | ˈveəriəs
  very | V EH1 R IY0 | ˈveri
  carry | K AE1 R IY0 | ˈkæri
  character | K EH1 R IH0 K T ER0 | ˈkærəktə
  paragraph | P AE1 R AH0 G R AE2 F | ˈpærəɡrɑːf
  charity | CH EH1 R IH0 T IY0 | ˈtʃærəti
  comparison | K AH0 M P EH1 R AH0 S AH0 N | kəmˈpærɪsn
  embarrass | IH0 M B EH1 R AH0 S | ɪmˈbærəs
  american | AH0 M EH1 R AH0 K AH0 N | əˈmerɪkən
  pure | P Y UH1 R | pjʊə
  secure | S IH0 K Y UH1 R | sɪˈkjʊə
  tourist | T UH1 R AH0 S T | ˈtʊərɪst
  fire | F AY1 ER0 | ˈfaɪə
  power | P AW1 ER0 | ˈpaʊə
  flower | F L AW1 ER0 | ˈflaʊə
  hour | AW1 ER0 | ˈaʊə
  hurry | HH ER1 IY0 | ˈhʌri
  current | K ER1 AH0 N T | ˈkʌrənt
  furry | F ER1 IY0 | ˈfɜːri
  worry | W ER1 IY0 | ˈwʌri
  sorry | S AA1 R IY0 | ˈsɒri
  tomorrow | T AH0 M AA1 R OW2 | təˈmɒrəʊ
  story | S T AO1 R IY0 | ˈstɔːri
  forest | F AO1 R AH0 S T | ˈfɒrɪst
  majority | M AH0 JH AO1 R AH0 T IY0 | məˈdʒɒrəti
  historic | HH IH0 S T AO1 R IH0 K | hɪˈstɒrɪk
  warrior | W AO1 R IY0 ER0 | ˈwɒriə
  spirit | S P IH1 R AH0 T | ˈspɪrɪt
  mirror | M IH1 R ER0 | ˈmɪrə
  theory | TH IH1 R IY0 | ˈθɪəri
  idea | AY0 D IY1 AH0 | aɪˈdɪə
  necessary | N EH1 S AH0 S EH2 R IY0 | ˈnesəsəri
  category | K AE1 T AH0 G AO2 R IY0 | ˈkætəɡəri
  ceremony | S EH1 R AH0 M OW2 N IY0 | ˈserəməni
  hostile | HH AA1 S T AH0 L | ˈhɒstaɪl
  mobile | M OW1 B AH0 L | ˈməʊbaɪl
  fragile | F R AE1 JH AH0 L | ˈfrædʒaɪl
  organization | AO2 R G AH0 N AH0 Z EY1 SH AH0 N | ˌɔːɡənaɪˈzeɪʃn
  version | V ER1 ZH AH0 N | ˈvɜːʃn
  situation | S IH2 CH UW0 EY1 SH AH0 N | ˌsɪtʃuˈeɪʃn
  actual | AE1 K CH AH0 W AH0 L | ˈæktʃuəl
  usually | Y UW1 ZH AH0 W AH0 L IY0 | ˈjuːʒuəli
  individual | IH2 N D AH0 V IH1 JH AH0 W AH0 L | ˌɪndɪˈvɪdʒuəl
  people | P IY1 P AH0 L | ˈpiːpl
  table | T EY1 B AH0 L | ˈteɪbl
  medical | M EH1 D AH0 K AH0 L | ˈmedɪkl
  person | P ER1 S AH0 N | ˈpɜːsn
  important | IH2 M P AO1 R T AH0 N T | ɪmˈpɔːtnt
  garden | G AA1 R D AH0 N | ˈɡɑːdn
  market | M AA1 R K AH0 T | ˈmɑːkɪt
  visit | V IH1 Z IH0 T | ˈvɪzɪt
  wanted | W AO1 N T IH0 D | ˈwɒntɪd
  houses | HH AW1 S AH0 Z | ˈhaʊzɪz
  car | K AA1 R | kɑː
  teacher | T IY1 CH ER0 | ˈtiːtʃə
  nurse | N ER1 S | nɜːs
  first | F ER1 S T | fɜːst
  work | W ER1 K | wɜːk
  four | F AO1 R | fɔː
  door | D AO1 R | dɔː
  sport | S P AO1 R T | spɔːt
  horse | HH AO1 R S | hɔːs
  computer | K AH0 M P Y UW1 T ER0 | kəmˈpjuːtə
  university | Y UW2 N AH0 V ER1 S AH0 T IY0 | ˌjuːnɪˈvɜːsəti
  environment | IH0 N V AY1 R AH0 N M AH0 N T | ɪnˈvaɪrənmənt
  technology | T EH0 K N AA1 L AH0 JH IY0 | tekˈnɒlədʒi
  population | P AA2 P Y AH0 L EY1 SH AH0 N | ˌpɒpjuˈleɪʃn
  popular | P AA1 P Y AH0 L ER0 | ˈpɒpjələ
  influence | IH1 N F L UW0 AH0 N S | ˈɪnfluəns
  attention | AH0 T EH1 N SH AH0 N | əˈtenʃn
  music | M Y UW1 Z IH0 K | ˈmjuːzɪk
  school | S K UW1 L | skuːl
  holiday | HH AA1 L AH0 D EY2 | ˈhɒlədeɪ
  yesterday | Y EH1 S T ER0 D EY2 | ˈjestədeɪ
  office | AO1 F IH0 S | ˈɒfɪs
  problem | P R AA1 B L AH0 M | ˈprɒbləm
  modern | M AA1 D ER0 N | ˈmɒdn
  doctor | D AA1 K T ER0 | ˈdɒktə
  culture | K AH1 L CH ER0 | ˈkʌltʃə
  nature | N EY1 CH ER0 | ˈneɪtʃə
  future | F Y UW1 CH ER0 | ˈfjuːtʃə
  better | B EH1 T ER0 | ˈbetə
  city | S IH1 T IY0 | ˈsɪti
  healthy | HH EH1 L TH IY0 | ˈhelθi
  think | TH IH1 NG K | θɪŋk
  there | DH EH1 R | ðeə
  narrow | N EH1 R OW0 | ˈnærəʊ
  guarantee | G EH2 R AH0 N T IY1 | ˌɡærənˈtiː
  marry | M EH1 R IY0 | ˈmæri
  borrow | B AA1 R OW2 | ˈbɒrəʊ
  foreign | F AO1 R AH0 N | ˈfɒrən
  boring | B AO1 R IH0 NG | ˈbɔːrɪŋ
  employer | EH0 M P L OY1 ER0 | ɪmˈplɔɪə
  career | K ER0 IH1 R | kəˈrɪə
  appear | AH0 P IH1 R | əˈpɪə
  share | SH EH1 R | ʃeə
  sharing | SH EH1 R IH0 NG | ˈʃeərɪŋ
  library | L AY1 B R EH0 R IY2 | ˈlaɪbrəri
  dictionary | D IH1 K SH AH0 N EH2 R IY0 | ˈdɪkʃənri
  continue | K AH0 N T IH1 N Y UW0 | kənˈtɪnjuː
  value | V AE1 L Y UW0 | ˈvæljuː
  january | JH AE1 N Y UW0 EH2 R IY0 | ˈdʒænjuəri
  reduce | R AH0 D UW1 S | rɪˈdjuːs
  knew | N UW1 | njuː
  due | D UW1 | djuː
  attitude | AE1 T AH0 T UW2 D | ˈætɪtjuːd
  absolute | AE1 B S AH0 L UW2 T | ˈæbsəluːt
  suit | S UW1 T | suːt
  two | T UW1 | tuː
  noise | N OY1 Z | nɔɪz
  house | HH AW1 S | haʊs
  childhood | CH AY1 L D HH UH2 D | ˈtʃaɪldhʊd
  cost | K AA1 S T | kɒst
  also | AO1 L S OW0 | ˈɔːlsəʊ
  cause | K AA1 Z | kɔːz
  author | AO1 TH ER0 | ˈɔːθə
  software | S AO1 F T W EH2 R | ˈsɒftweə
  advance | AH0 D V AE1 N S | ədˈvɑːns
  last | L AE1 S T | lɑːst
  private | P R AY1 V AH0 T | ˈpraɪvət
  return | R IH0 T ER1 N | rɪˈtɜːn
  between | B IH0 T W IY1 N | bɪˈtwiːn
  decide | D IH2 S AY1 D | dɪˈsaɪd
  prevent | P R IH0 V EH1 N T | prɪˈvent
  select | S AH0 L EH1 K T | sɪˈlekt
  happily | HH AE1 P AH0 L IY0 | ˈhæpɪli
  possible | P AA1 S AH0 B AH0 L | ˈpɒsəbl
  ability | AH0 B IH1 L AH0 T IY2 | əˈbɪləti
  particular | P ER0 T IH1 K Y AH0 L ER0 | pəˈtɪkjələ
  calculate | K AE1 L K Y AH0 L EY2 T | ˈkælkjuleɪt
  pattern | P AE1 T ER0 N | ˈpætn
  western | W EH1 S T ER0 N | ˈwestən
  listen | L IH1 S AH0 N | ˈlɪsn
  patient | P EY1 SH AH0 N T | ˈpeɪʃnt
  innocent | IH1 N AH0 S AH0 N T | ˈɪnəsnt
  scientist | S AY1 AH0 N T IH0 S T | ˈsaɪəntɪst
  communication | K AH0 M Y UW2 N AH0 K EY1 SH AH0 N | kəˌmjuːnɪˈkeɪʃn
  economy | IH0 K AA1 N AH0 M IY0 | ɪˈkɒnəmi
  development | D IH0 V EH1 L AH0 P M AH0 N T | dɪˈveləpmənt
  society | S AH0 S AY1 AH0 T IY0 | səˈsaɪəti
  responsibility | R IY0 S P AA2 N S AH0 B IH1 L AH0 T IY0 | rɪˌspɒnsəˈbɪləti
  unemployment | AH2 N IH0 M P L OY1 M AH0 N T | ˌʌnɪmˈplɔɪmənt
  pollution | P AH0 L UW1 SH AH0 N | pəˈluːʃn
  tutor | T UW1 T ER0 | ˈtjuːtə
  duty | D UW1 T IY0 | ˈdjuːti
  avenue | AE1 V AH0 N UW2 | ˈævənjuː
  castle | K AE1 S AH0 L | ˈkɑːsl
  answer | AE1 N S ER0 | ˈɑːnsə
  glass | G L AE1 S | ɡlɑːs
  command | K AH0 M AE1 N D | kəˈmɑːnd
  branch | B R AE1 N CH | brɑːntʃ
  grass | G R AE1 S | ɡrɑːs
  fast | F AE1 S T | fɑːst
  land | L AE1 N D | lænd
  man | M AE1 N | mæn
  stand | S T AE1 N D | stænd
  expand | IH0 K S P AE1 N D | ɪkˈspænd
  romantic | R OW0 M AE1 N T IH0 K | rəʊˈmæntɪk
  quarter | K W AO1 R T ER0 | ˈkwɔːtə
  war | W AO1 R | wɔː
  warm | W AO1 R M | wɔːm
  word | W ER1 D | wɜːd
  heard | HH ER1 D | hɜːd
  bird | B ER1 D | bɜːd
  park | P AA1 R K | pɑːk
  start | S T AA1 R T | stɑːt
  heart | HH AA1 R T | hɑːt
  chair | CH EH1 R | tʃeə
  bear | B EH1 R | beə
  wear | W EH1 R | weə
  beer | B IH1 R | bɪə
  cure | K Y UH1 R | kjʊə
  curious | K Y UH1 R IY0 AH0 S | ˈkjʊəriəs
  rural | R UH1 R AH0 L | ˈrʊərəl
  engineer | EH1 N JH AH0 N IH1 R | ˌendʒɪˈnɪə
  channel | CH AE1 N AH0 L | ˈtʃænl
  confidence | K AA1 N F AH0 D AH0 N S | ˈkɒnfɪdəns
  scarce | S K EH1 R S | skeəs
  quarrel | K W AO1 R AH0 L | ˈkwɒrəl
  volunteer | V AA2 L AH0 N T IH1 R | ˌvɒlənˈtɪə
  studio | S T UW1 D IY0 OW2 | ˈstjuːdiəʊ
  square | S K W EH1 R | skweə
  zero | Z IH1 R OW2 | ˈzɪərəʊ
  furniture | F ER1 N IH0 CH ER0 | ˈfɜːnɪtʃə
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

it.each(CASES)('%s', (word = '', arpabet = '', ipa = '') => {
  expect(britishIpa(word, arpabet)).toBe(ipa);
});

it.each([
  ['a word without vowels', 'hmm', 'HH M', 'hm'],
  ['a guessed word, of which no stress is known', 'brexiter', 'B R EH K S IH T ER', 'breksɪtɜː'],
  ['a word that is spelled otherwise than it sounds', 'wug', 'W AH1 G', 'wʌɡ'],
])('%s', (_, word, arpabet, ipa) => {
  expect(britishIpa(word, arpabet)).toBe(ipa);
});
