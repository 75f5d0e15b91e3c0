/** Player colours, in seat order; each goes with an emblem, so that colour is never the only sign. */
export const PLAYER_COLOURS = ['plum', 'onyx', 'copper', 'teal'] as const;

export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** Pictograms and dummy players use pieces that belong to nobody. */
export type Owner = PlayerColour | 'nobody';

export function ownerFill(owner: Owner): string {
  return `var(--${owner})`;
}

export function ownerLine(owner: Owner): string {
  return `var(--${owner}-line)`;
}
