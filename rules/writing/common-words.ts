import { FUNCTION_WORDS } from './function-words.ts';

/**
 * About 900 content words that learners meet in their first years, base forms only. Written for this project from
 * general knowledge; all other words count as less common.
 */
const GENERAL = `
able accept accident act action active activity actor actually add address adult advantage advice afraid afternoon age ago
agree agreement air airport allow alone along although amount ancient angry animal answer anymore apartment appear apple area arm
army arrive art article ask asleep attack attention aunt autumn away
baby back bad bag ball bank bar base basic basketball bath bathroom beach bean bear beat beautiful become bed bedroom
beer begin beginning behave behaviour behavior believe bell belong benefit best better bicycle big bike bill bird birth
birthday bit black blind block blood blow blue board boat body bone book boring born borrow boss bottle bottom bowl box
boy brain branch brave bread break breakfast breath bridge bright bring broken brother brown build building burn bus
business busy butter button buy
cake call calm camera camp card care careful carry case castle cat catch cause celebrate center centre century certain
chair chance change character cheap check cheese chicken child children choice choose church cinema circle city class
classroom clean clear clever click climb clock close clothes cloud club coast coat coffee cold collect college color
colour come comfortable common communicate company compare competition complete computer concert condition connect connection
consider contact contain continue control conversation cook cool copy corner correct cost count country couple course
cover cow crazy create crime cross crowd cry culture cup cut cycle
dad daily dance danger dangerous dark data date daughter day dead deal dear death decide decision deep degree delicious
depend describe desk destroy develop development die difference different difficult difficulty dinner direct direction
dirty disadvantage disappear discover disagree discuss discussion disease dish distance doctor dog dollar door double doubt
draw dream dress drink drive driver drop dry due dust duty
ear early earn earth east easily easy eat economy educate education effect effort egg electric electricity email employ
empty end enemy energy engine engineer enjoy enter entertainment environment equal escape especially evening event
exactly exam examination example excellent except excited exciting exercise exist expect expensive experience explain
express extra eye
face fact factor factory fail fair fall false family famous fan far farm farmer fashion fast fat father fault favorite
favourite fear feed feel feeling female festival field fight figure fill film final finally find fine finger finish
fire firm first fish fit fix flat flight floor flower fly follow food foot football force foreign forest forget forgive
form forward free freedom fresh friend friendly friendship front fruit full fun funny furniture future
game garden gas general get gift girl give glad glass go goal gold good goodbye government grandmother grass great green
grey ground group grow guess guest guide guitar gun guy gym
habit hair hall hand handle happen happiness happy hard hat hate head health healthy hear heart heat heavy height hello
help helpful hide high hill history hit hobby hold hole holiday home homework hope horse hospital hot hotel hour house
housework however huge human hundred hungry hurry hurt husband
ice idea ill imagine important impossible improve include increase industry information inside instead interest
interested interesting international internet interview introduce invent invite island issue
job join joke journey joy judge juice jump
keep key kick kid kill kilometre kind king kitchen knife know knowledge
lady lake land language large last late later laugh law lay lazy lead leader learn leave left leg lend lesson let letter
level library lie life light limit line link lion list listen live local lock long look lose lost loud love lovely low
luck lucky lunch
machine mad magazine mail main make male man manage manager map mark market marry match material matter maybe meal mean
meaning measure meat media medicine meet meeting member memory men mental mention message metal method middle milk
million mind minute miss mistake mix mobile model modern moment money month moon morning mother motorbike mountain mouse
mouth move movie mum museum music
name narrow nation national natural nature necessary neck need negative neighbor neighbour nervous network new news
newspaper next nice night noise noisy normal north nose note notice number nurse
object ocean offer office officer oil old online open opinion opportunity opposite orange order organize organise
outside own owner
page pain paint pair paper parent park part partner party pass past patient pay peace pen pencil people perfect perhaps
period person personal phone photo physical piano pick picture piece pig place plan plane planet plant plastic plate
play player please pleasure plenty pocket point police polite pollution poor popular population position positive
possible post potato pound power practice practise prefer prepare present president press pretty prevent price print
prison private prize probably problem process produce product program programme progress promise proper protect proud
prove provide public pull punish purpose push put
quality quarter queen question quick quickly quiet
race radio rain raise reach react read ready real realise realize reason receive recent recently red reduce regular
relate relationship relax remember remove rent repair repeat reply report research respect rest restaurant result
return rich ride right ring rise risk river road rock role room round rubbish rule run
sad safe safety salary sale salt same sand save say school science scientist screen sea search season seat second
secret see seem sell send sense sentence separate serious serve service set shape share sharp ship shirt shoe shoot shop
short shoulder shout show shower shut shy sick side sight sign similar simple sing singer single sister sit situation
size skill skin sky sleep slow slowly small smart smartphone smell smile smoke snow social society soft solution solve
son song soon sorry sort sound soup south space speak special speech speed spell spend sport spring square stage stand
star start state station stay steal step stick stone stop store storm story strange stranger street stress strong
student study stupid style subject succeed success successful suddenly suffer sugar suggest suit summer sun support
suppose sure surprise surprised survey sweet swim system
table take talk tall taste tax tea teach teacher team technology teenager telephone television tell temperature ten
tennis terrible test thank theatre thick thin thing think third thirsty thousand throw ticket tidy tie time tired title
today together tomorrow tonight tool tooth top topic total touch tour tourist towards town toy trade tradition
traditional traffic train training transport travel treat tree trip trouble true trust try turn twice type
ugly uncle understand unemployment uniform university use used useful user usual
vacation vegetable video view village visit visitor voice volunteer
wait walk wall want war warm wash waste watch water way weak wear weather website wedding week weekend weight welcome
west wet wheel white whole wide wife wild win wind window wine winter wise wish woman women wonder wonderful wood word
work worker world worry worse worst write writer wrong
yard year yellow yes yesterday young youth zoo
two three four five six seven eight nine eleven twelve twenty thirty fifty firstly secondly thirdly lastly nowadays
therefore moreover furthermore example instance conclusion besides addition addition
`;

/** Common English words, function words included. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS,
  ...GENERAL.split(/\s+/).filter(Boolean),
]);
