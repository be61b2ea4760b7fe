/** English words that carry grammar rather than content. Written for this project. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those some any no every each either neither both all half such another other others
  i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours
  ourselves they them their theirs themselves one ones who whom whose which what whatever whoever someone somebody
  something anyone anybody anything everyone everybody everything nobody nothing none
  and or but nor so yet if unless because although though while whereas since until when whenever where wherever
  whether as than once
  of to in on at for with from by about into over under after before between among through during without within
  against towards toward upon off out up down along across behind beyond near around despite except like per via
  be am is are was were been being have has had having do does did doing done can could will would shall should may
  might must cannot
  not very too also just only even still again ever never always often sometimes usually already here there now then
  how why more most much many few less least little lot lots several enough quite rather really almost well else
  isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't
  i'm i've i'll i'd it's that's there's they're they've we're we've you're he's she's let's`
    .split(/\s+/)
    .filter(Boolean),
);
