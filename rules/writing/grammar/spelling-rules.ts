import type { GrammarRule } from './grammar-rule.ts';

/** Frequent misspellings with their corrections. Written for this project. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  `goverment government|enviroment environment|enviromental environmental|alot a lot|wich which|recieve receive
  |recieved received|beleive believe|belive believe|definately definitely|definitly definitely|seperate separate
  |untill until|tommorow tomorrow|tommorrow tomorrow|becuase because|beacause because|becasue because|realy really
  |usefull useful|helpfull helpful|beautifull beautiful|carefull careful|successfull successful|succesful successful
  |sucessful successful|sucess success|succes success|importent important|importance importance|diffrent different
  |differents different|intresting interesting|interresting interesting|adress address|begining beginning
  |occured occurred|developement development|knowlege knowledge|knowledges knowledge|buisness business
  |bussiness business|childrens children|childs children|womans women|mans men|neccessary necessary|necesary necessary
  |posible possible|writting writing|studing studying|benifit benefit|benifits benefits|beneficient beneficial
  |goverments governments|freind friend|freinds friends|greatful grateful|truely truly|thier their|teh the
  |opinon opinion|oppinion opinion|convinient convenient|convienient convenient|convinence convenience
  |convienience convenience|dont don't|doesnt doesn't|cant can't|didnt didn't|isnt isn't|arent aren't|wont won't
  |shouldnt shouldn't|wasnt wasn't|couldnt couldn't|havent haven't|hasnt hasn't|im I'm|ive I've|thats that's
  |advertisment advertisement|advertisments advertisements|accomodation accommodation|acheive achieve|argueing arguing
  |arguement argument|arguements arguments|agressive aggressive|basicly basically|calender calendar|catagory category
  |collegue colleague|collegues colleagues|comfortble comfortable|comunicate communicate|comunication communication
  |comunity community|concious conscious|contries countries|controling controlling|contry country|coutry country
  |coutries countries|dangerus dangerous|decission decision|desision decision|dissapear disappear|dissapointed disappointed
  |disadvantange disadvantage|disavantage disadvantage|advantange advantage|advantanges advantages|eachother each other
  |ecomony economy|econmy economy|effectivly effectively|embarass embarrass|entertaiment entertainment|enterainment entertainment
  |especialy especially|expecially especially|exprience experience|experiance experience|experince experience
  |extremly extremely|familar familiar|favorit favorite|finaly finally|foriegn foreign|foreigner's foreigners
  |fourty forty|futher further|generaly generally|happend happened|harmfull harmful|healty healthy|heathy healthy
  |helth health|hapiness happiness|immediatly immediately|improvment improvement|inconvinient inconvenient
  |independant independent|indispensible indispensable|infomation information|imformation information|infact in fact
  |eventhough even though|atleast at least|aswell as well|incase in case|inorder in order|inspite in spite|inteligent intelligent
  |langauge language|languge language|lauguage language|leasure leisure|libary library|lisence licence|loosing losing
  |maintainance maintenance|managment management|mordern modern|naturaly naturally|nessesary necessary|nowadys nowadays
  |ocasion occasion|oportunity opportunity|opportunites opportunities|oppotunity opportunity|parliment parliament
  |payed paid|peple people|peoples' people's|perfomance performance|performent performance|persue pursue|polution pollution
  |popularity popularity|prefered preferred|probaly probably|problemes problems|proffesional professional
  |profesional professional|pronounciation pronunciation|pubic public|quantiy quantity|reccomend recommend
  |recomend recommend|refering referring|relashionship relationship|relatioship relationship|resourse resource
  |resourses resources|responsability responsibility|responsibilty responsibility|restaurent restaurant|scholl school
  |secondry secondary|serius serious|similiar similar|sincerly sincerely|socity society|soceity society|sociaty society
  |speach speech|strenght strength|studens students|stuents students|sudents students|subtantial substantial
  |suprise surprise|surprized surprised|teached taught|buyed bought|thinked thought|goed went|eated ate|choosed chose
  |catched caught|spended spent|tecnology technology|technolgy technology|tecnique technique|technologie technology
  |tendancy tendency|therefor therefore|throught through|transpot transport|traditonal traditional|traffict traffic
  |unforgetable unforgettable|unfortunatly unfortunately|universty university|univercity university|unneccessary unnecessary
  |vegetable's vegetables|vehical vehicle|vehicals vehicles|vehicels vehicles|volunter volunteer|wellcome welcome
  |wether whether|whitout without|witout without|wonderfull wonderful|colour's colours|younge young|yougsters youngsters
  |nowaday's nowadays|furthurmore furthermore|moreoever moreover|althought although|altough although|athough although
  |howerver however|howver however|therefroe therefore|conclution conclusion|concludsion conclusion|examble example
  |exampel example|exemple example|resaon reason|reseason reason|raeson reason|solusion solution|sollution solution
  |goverment's government's|studys studies|citys cities|countrys countries|companys companies|familys families|partys parties
  |activitys activities|hobbys hobbies|lifes lives|wifes wives|themself themselves|theirselves themselves|ourself ourselves`
    .split('|')
    .map((pair): [string, string] => {
      const [slip = '', ...right] = pair.trim().split(' ');
      return [slip, right.join(' ')];
    })
    .filter(([slip, right]) => slip !== right),
);

/** Whether a word is a frequent misspelling. */
export const isFrequentSlip = (word: string): boolean => SLIPS.has(word);

export const SPELLING_RULES: readonly GrammarRule[] = [
  {
    id: 'misspelling',
    criterion: 'LR',
    title: 'Chính tả',
    pattern: /(?<![\w'@./-])[a-z]{2,}(?:'s)?(?![\w/@])/gi,
    explain: 'Từ này viết sai chính tả.',
    fix(match) {
      const right = SLIPS.get(match[0].toLowerCase());
      return right === undefined ? null : [right];
    },
  },
];
