/**
 * The sounds of the chart in British notation, each with the
 * letters that may spell it. Written for this project; a spelling that is missing here counts for no sound.
 */
const TABLE = `
tʃ ch tch t c cc
dʒ j g ge dge dg d gg dj
ɪə ear eer ere ier ea ir er ia eir eo io iu eu e i
eə air are ear ere aer ar eir aire ayer a ai
ʊə ure our oor ur ewer ua ue
eɪ a ai ay ei eigh ey ea ae ay aigh et au e
aɪ i y igh ie ye eye ei uy ai eigh uye is
ɔɪ oi oy uoy
aʊ ou ow ough hou
əʊ o ow oa oe ough ou ew au eau oh ol
iː ee ea e ie ei ey i eo y ae oe ay
uː oo u ew ue ou ui o oe eu ough iew wo u
ɑː a ar al er ear au arr ah aar
ɔː or aw au ore al our oor ough augh a ar oar o oa aur orr
ɜː er ir ur ear or our err irr urr yr olo ere ure
ɪ i y e ui a ie u ee ey ai ei
e e ea a ai ie u eo ay ei
æ a ai au al
ʌ u o ou oo oe a
ɒ o a ou au ho ow
ʊ oo u ou o oul
ə a e er or o u i ar ou our re ure ia io ae y eou ough eu ur ai ah ei ie
p p pp
b b bb bu
t t tt ed bt th cht
d d dd ed ld
k c k ck ch cc qu q que x kh cqu lk
ɡ g gg gu gh gue x
f f ff ph gh lf
v v ve f vv
θ th
ð th
s s ss c sc se ce ps st sw
z z s zz se ze x ss
ʃ sh ti ci s ch ssi si ss sci ce che sch
ʒ si s ge g z zi
h h wh
m m mm mb mn lm
n n nn kn gn pn en
ŋ ng n ngue
l l ll le lle
r r rr wr rh
w w wh u o
j y i u e`;

/** Letters that may spell each sound of the chart. */
export const GRAPHEMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [sound = '', ...letters] = line.split(' ');
      return [sound, new Set(letters)];
    }),
);
