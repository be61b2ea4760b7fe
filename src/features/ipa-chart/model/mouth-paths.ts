import type { Pose } from './pose.ts';

/** How far the lower jaw goes down, units. */
const JAW = 28;
const n = (value: number): string => value.toFixed(1);

/** A smooth curve through points. */
function through(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [x, y] = at(0);
  let path = `M${n(x)} ${n(y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return path;
}

/** Paths of the parts that move. */
interface MouthPaths {
  upperLip: string;
  lowerLip: string;
  lowerTeeth: string;
  jaw: string;
  tongue: string;
  velum: string;
}

/** The section of the mouth in a pose, the face to the left. */
export function sectionPaths({ jaw, round, lip, teeth, tip, body, velum }: Pose): MouthPaths {
  const drop = JAW * jaw;
  // Rounded lips stick out; spread ones are drawn back.
  const out = (round - 0.5) * 16;
  const lipY = 124 + drop - (8 + drop) * Math.max(lip, 0.85 * teeth);
  const lipX = 52 - out + 9 * teeth;
  const chin = 178 + drop * 0.8;
  const floor = 158 + drop * 0.8;
  const blade = [
    (tip[0] + body[0]) / 2,
    Math.min(tip[1], body[1]) + Math.abs(tip[1] - body[1]) * 0.4 + 2,
  ] as const;
  return {
    upperLip: `M66 84C58 88 ${n(50 - out)} 96 ${n(50 - out)} 106C${n(50 - out)} 115 ${n(58 - out / 2)} 117 64 112L70 100Z`,
    lowerLip: `M66 ${n(lipY + 24)}C58 ${n(lipY + 22)} ${n(lipX - 2)} ${n(lipY + 14)} ${n(lipX - 1)} ${n(lipY + 6)}C${n(lipX)} ${n(lipY - 3)} ${n(lipX + 10)} ${n(lipY - 3)} ${n(lipX + 14)} ${n(lipY + 4)}L72 ${n(lipY + 22)}Z`,
    lowerTeeth: `M69 ${n(122 + drop)}L76 ${n(122 + drop)}L80 ${n(140 + drop)}L68 ${n(140 + drop)}Z`,
    jaw: `M60 ${n(lipY + 22)}C56 ${n(chin - 18)} 62 ${n(chin)} 78 ${n(chin + 4)}C110 ${n(chin + 10)} 128 ${n(chin + 16)} 140 236L196 236L196 214L160 214C130 200 100 ${n(floor + 14)} 84 ${n(floor)}L80 ${n(138 + drop)}L68 ${n(138 + drop)}Z`,
    tongue: `${through([[170, 216], [Math.max(166, body[0] + 16), 168], [Math.min(172, body[0] + 24), body[1] + 26], body, blade, tip, [tip[0] + 7, tip[1] + 11], [100, floor - 6], [122, 196]])}Z`,
    velum: `M150 86C160 ${n(86 + 2 * velum)} ${n(170 - 6 * velum)} ${n(88 + 14 * velum)} ${n(183 - 20 * velum)} ${n(92 + 34 * velum)}C${n(184 - 20 * velum)} ${n(101 + 32 * velum)} ${n(172 - 16 * velum)} ${n(100 + 34 * velum)} ${n(166 - 8 * velum)} ${n(98 + 16 * velum)}C158 96 152 94 146 92Z`,
  };
}

/** The lips from the front, in a square of 120 units. */
export function lipPaths({ jaw, round, lip, teeth }: Pose) {
  const half = 44 - 24 * round;
  const open = 26 * jaw * (1 - Math.max(lip, 0.8 * teeth)) + 3 * (1 - lip);
  const full = 9 + 5 * round;
  const top = 56 - open * 0.35;
  const bottom = 58 + open * (1 - 0.35);
  const ring = (up: number, down: number, wide: number): string =>
    `M${n(60 - wide)} 57Q60 ${n(up)} ${n(60 + wide)} 57Q60 ${n(down)} ${n(60 - wide)} 57Z`;
  return {
    outer: ring(2 * (top - full) - 57, 2 * (bottom + full + 2) - 57, half),
    inner: ring(2 * top - 57, 2 * bottom - 57, half * 0.78),
  };
}

/** The way of the air over the tongue, or through the nose. */
export function airPath({ air, body, tip, jaw, lip }: Pose): string {
  if (air === 'nose')
    return through([
      [178, 206],
      [178, 130],
      [176, 84],
      [150, 62],
      [104, 60],
      [42, 78],
    ]);
  const lips = 118 + (JAW * jaw * (1 - lip)) / 2;
  return through([
    [178, 206],
    [178, Math.max(118, body[1] + 26)],
    [Math.min(176, body[0] + 20), body[1] + 4],
    [body[0], body[1] - 4],
    [(body[0] + tip[0]) / 2, Math.min(body[1], tip[1]) + Math.abs(body[1] - tip[1]) * 0.4 - 4],
    [Math.min(tip[0] - 6, 76), Math.max(tip[1] - 4, lips - 6)],
    [32, lips],
  ]);
}
