import type { ReactNode, RefObject } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { keyOf } from '../decision/deciding.ts';
import type { Table } from '../scene/table.ts';
import { elementsOfOffer } from './anchor-of.ts';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';
import { forecastOf } from './forecast.ts';
import type { OpenForecast } from './use-forecast.ts';

type ForecastCardProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly table: Table;
  readonly open: OpenForecast;
  readonly onClose: () => void;
};

/** What a tap on the target would do, beside it; after a long press with a button that does it. */
export function ForecastCard({ root, table, open, onClose }: ForecastCardProps): ReactNode {
  const t = useTranslate();
  const { moment, seat, you, pick } = table;
  const { choice, isHeld } = open;
  if (seat === undefined) return null;
  const forecast = forecastOf({ t, state: moment.game.state, seat, players: moment.players, you }, choice);
  if (forecast === undefined) return null;
  const { title, lines } = forecast;
  return (
    <Bubble
      find={() => (root.current === null ? undefined : elementsOfOffer(root.current, keyOf(choice))[0])}
      isUsed={isHeld}
      kind="forecast"
      label={`${title} ${keyOf(choice)}`}
    >
      <h2>{title}</h2>
      {lines.map(({ text, isLoss }) => (
        <p key={text} data-loss={isLoss}>
          {text}
        </p>
      ))}
      {isHeld ? (
        <div className={styles['buttons']}>
          <button type="button" onClick={onClose}>
            {t('table.close')}
          </button>
          <button
            type="button"
            className={styles['deed']}
            onClick={() => {
              onClose();
              pick(choice);
            }}
          >
            {t('table.forecast.do')}
          </button>
        </div>
      ) : null}
    </Bubble>
  );
}
