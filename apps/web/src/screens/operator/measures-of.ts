import type { Measure } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';

/** What an operator has chosen to do. */
export type Chosen = {
  /** The numbers of the lines to hide. */
  readonly lines: readonly number[];
  readonly kinds: ReadonlySet<ChoosableKind>;
  /** Days of a mute or a suspension. */
  readonly days: number;
};

export const CHOOSABLE_KINDS = ['warn', 'mute', 'suspend', 'rename', 'close', 'lift'] as const;
export type ChoosableKind = (typeof CHOOSABLE_KINDS)[number];

/** The measures to send, in the order in which they are carried out. */
export function measuresOf({ lines, kinds, days }: Chosen, game: string | null): Measure[] {
  const hidden: Measure[] = lines.length === 0 || game === null ? [] : [{ kind: 'hide', game, lines: [...lines] }];
  const others = CHOOSABLE_KINDS.filter((kind) => kinds.has(kind)).flatMap((kind): Measure[] => {
    switch (kind) {
      case 'mute':
      case 'suspend':
        return [{ kind, days }];
      case 'close':
        return game === null ? [] : [{ kind, game }];
      case 'warn':
      case 'rename':
      case 'lift':
        return [{ kind }];
    }
  });
  return [...hidden, ...others];
}

/** What a measure does, in a few words. */
export function measureWords(t: Translate, measure: Measure): string {
  switch (measure.kind) {
    case 'hide':
      return t('operator.hide', { count: measure.lines.length });
    case 'mute':
    case 'suspend':
      return t(`operator.${measure.kind}`, { days: measure.days });
    case 'warn':
    case 'rename':
    case 'close':
    case 'lift':
      return t(`operator.${measure.kind}`);
  }
}
