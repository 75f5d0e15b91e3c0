/** Player colours, in seat order; each has an emblem, so that colour is never the only difference. */
export const PLAYER_COLOURS = ['plum', 'onyx', 'copper', 'teal'] as const;

export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** Pictograms and dummy players use neutral pieces. */
export type Owner = PlayerColour | 'neutral';

export function ownerFill(owner: Owner): string {
  return `var(--${owner})`;
}

export function ownerLine(owner: Owner): string {
  return `var(--${owner}-line)`;
}
