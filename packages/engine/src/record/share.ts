const SHARE = /^share ([0-3]) ([0-9a-f]{64})$/;

/** An entry by which somebody who took a bot's seat adds a nonce to the deals that follow. */
export interface Share {
  readonly seat: number;
  readonly nonce: string;
}

export const shareText = ({ seat, nonce }: Share): string => `share ${seat} ${nonce}`;

/** Reads such an entry; `undefined` if the text is another. */
export function parseShare(text: string): Share | undefined {
  const [, seat, nonce] = SHARE.exec(text) ?? [];
  return seat === undefined || nonce === undefined ? undefined : { seat: Number(seat), nonce };
}
