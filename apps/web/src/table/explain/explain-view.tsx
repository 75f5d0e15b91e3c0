import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RuleLink } from '../../ui/rules/rule-link.tsx';
import type { Table } from '../scene/table.ts';
import { explainCard, type ExplainCard } from './explain-card.ts';
import styles from './explain-view.module.css';
import { openChoices } from './open-choices.ts';
import { placeCard } from './place-card.ts';
import type { Explained } from './use-explain.ts';

type ExplainViewProps = {
  readonly table: Table;
  readonly explained: Explained;
  readonly onClose: () => void;
};

const HIDDEN: CSSProperties = { left: 0, top: 0, visibility: 'hidden' };

/** Explains a target and its meaning in this position. Renders nothing if there is no explanation. */
export function ExplainView({ table, explained, onClose }: ExplainViewProps): ReactNode {
  const t = useTranslate();
  const { view, moment, seat } = table;
  const card =
    seat === undefined ? undefined : explainCard({ t, view, players: moment.players, seat }, explained.about);
  return card === undefined ? null : <CardBeside card={card} explained={explained} onClose={onClose} />;
}

type CardBesideProps = Omit<ExplainViewProps, 'table'> & { readonly card: ExplainCard };

/**
 * The card beside its target, covering no open choice. One that opened on hover lets every click through; one that was asked for can
 * be used and closed.
 */
function CardBeside({ card, explained, onClose }: CardBesideProps): ReactNode {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>(HIDDEN);
  const { target, isAsked } = explained;
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {};
    setPlace(
      placeCard({
        card: { width, height },
        window: { width: innerWidth, height: innerHeight },
        target,
        choices: openChoices(),
        isAsked,
      }) ?? HIDDEN,
    );
  }, [target, isAsked, card]);
  return (
    <div
      ref={element}
      className={styles['card']}
      style={place}
      role="status"
      data-explain-card={isAsked ? 'asked' : 'hover'}
    >
      <h2>{card.name}</h2>
      <p>{card.rule}</p>
      {card.now === undefined ? null : <p className={styles['now']}>{card.now}</p>}
      {isAsked ? (
        <>
          <RuleLink rule={card.number} words={t('table.help.rules')} />
          <button type="button" className={styles['close']} aria-label={t('table.close')} onClick={onClose}>
            <Symbol name="close" size={18} />
          </button>
        </>
      ) : null}
    </div>
  );
}
