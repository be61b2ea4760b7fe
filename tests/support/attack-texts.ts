/** Texts used by the attacks. */
export const BEES = `Bees live in hives that they build from wax. Each hive holds a single queen, who lays every egg, and thousands of workers, who gather nectar from flowers. A worker may visit two thousand flowers in a day, and she tells her sisters where the best ones grow with a dance that shows distance and direction.

Honey is made when nectar loses its moisture. The insects pass it from mouth to mouth, spread it over the comb and fan it with their wings until it thickens. Keepers take only a part of the harvest, because the swarm has to survive the winter. For example, my uncle leaves half of each frame, and his hives have never starved.

The greatest threat to these animals is a mite that sucks their blood. Since it arrived, whole swarms have died within weeks. Poison sprayed on orchards weakens them further, so farmers are asked to spray at night, when nothing flies. Wild flowers along the fields also help, as they bloom when the apple trees have finished.`;

export const MEMORISED = `In this day and age, it is an undeniable fact that this has become a hotly debated topic. Every coin has two sides. This essay will shed light on both sides of the issue and then give my own opinion. It goes without saying that it plays a crucial role in our lives.

First and foremost, there are several reasons why people hold this view. A myriad of benefits can be seen. Last but not least, it is crystal clear that it is an integral part of our lives. To illustrate this, people can gain valuable knowledge and broaden their horizons every day.

On the other side of the coin, there are both positive and negative effects. Needless to say, effective measures should be taken. Another compelling reason is that its importance cannot be overstated in the modern world.

In a nutshell, taking everything into consideration, the merits far outweigh the drawbacks. Only in this way can we build a better society for all.`;

export const GRAND_WORDS =
  'ubiquitous plethora quintessential paradigm juxtaposition ephemeral meticulous unprecedented multifaceted indispensable conundrum ramifications exacerbate ameliorate pervasive'.split(
    ' ',
  );
