import type { TableView } from '@la-stanza/protocol';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { Outcome, Trouble } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { loadTexts, useTranslate } from '../../ui/messages/messages.ts';
import { useHeldFor } from '../../ui/use-held-for.ts';
import { BotPair } from '../home/bot-pair.tsx';
import styles from './sit-down-button.module.css';
import { part } from '../../ui/parts/part.tsx';

// loaded only where a bot's seat is free
const ArriveSheet = part(
  async () => {
    await loadTexts('table', 'extra');
    return (await import('./arrive-sheet.tsx')).ArriveSheet;
  },
  { close: ({ onClose }) => onClose() },
);

/** After this long, playing on this device is offered, in milliseconds. */
const TOO_LONG = 3_000;

const UNREACHABLE = { ok: false, trouble: { code: 'unreachable' } } as const;

/** What is done at the server, in a file that is asked for with the first tap. */
async function freeSeats(): Promise<Outcome<readonly TableView[]>> {
  const load = await import('./sit-down.ts').catch(() => undefined);
  return load?.freeSeats() ?? UNREACHABLE;
}

async function sitDown(): Promise<Outcome<string>> {
  const load = await import('./sit-down.ts').catch(() => undefined);
  return load?.sitDown() ?? UNREACHABLE;
}

type SitDownButtonProps = {
  /** Plays against bots on this device instead. */
  readonly onLocal: () => void;
};

/** One tap to a table with people, or with bots until people come. */
export function SitDownButton({ onLocal }: SitDownButtonProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [found, setFound] = useState<readonly TableView[]>([]);
  const isLate = useHeldFor(isBusy, TOO_LONG);
  const sit = async (asked: () => Promise<Outcome<string>>): Promise<void> => {
    setIsBusy(true);
    const seated = await asked();
    setIsBusy(false);
    setTrouble(seated.ok ? undefined : seated.trouble);
    if (seated.ok) await navigate({ to: '/online/$id', params: { id: seated.value } });
  };
  const press = async (): Promise<void> => {
    setTrouble(undefined);
    setIsBusy(true);
    const free = await freeSeats();
    setIsBusy(false);
    if (!free.ok) return setTrouble(free.trouble);
    if (free.value.length > 0) return setFound(free.value);
    return sit(sitDown);
  };
  return (
    <div className={styles['sitDown']} data-sit-down>
      <Button tone="primary" size="big" aria-busy={isBusy} onClick={() => void press()}>
        <Symbol name="play" size={26} />
        <span>
          {t('sit-down.name')}
          <small>{t(isBusy ? 'sit-down.busy' : 'sit-down.sub')}</small>
        </span>
        <BotPair onyx="adept" copper="adept" />
      </Button>
      <p role="status" className={styles['note']}>
        {trouble === undefined ? (isLate ? t('sit-down.late') : '') : troubleSentence(t, trouble)}
      </p>
      {isLate || trouble !== undefined ? <Button onClick={onLocal}>{t('sit-down.local')}</Button> : null}
      {found.length === 0 ? null : (
        <Suspense>
          <ArriveSheet
            tables={found}
            onClose={() => setFound([])}
            onTake={(take) => void sit(take)}
            onOwn={() => {
              setFound([]);
              void sit(sitDown);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
