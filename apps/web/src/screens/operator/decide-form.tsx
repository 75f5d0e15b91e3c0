import { ENDPOINTS, type Concerned } from '@la-stanza/protocol';
import { useId, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { call } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CHOOSABLE_KINDS, measuresOf, measureWords, type ChoosableKind } from './measures-of.ts';
import styles from './operator.module.css';

const DAYS = ['1', '7', '30'] as const;
const LONGEST = 500;

type DecideFormProps = {
  readonly person: Concerned;
  readonly report: number | null;
  readonly game: string | null;
  readonly lines: readonly number[];
  readonly onDone: () => void;
};

/** What to do about a person. The button names everything that will happen. */
export function DecideForm({ person, report, game, lines, onDone }: DecideFormProps): ReactNode {
  const t = useTranslate();
  const field = useId();
  const [kinds, setKinds] = useState<ReadonlySet<ChoosableKind>>(new Set());
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const isHeld = person.mutedUntil !== null || person.suspendedUntil !== null;
  const offered = CHOOSABLE_KINDS.filter((kind) => (kind !== 'close' || game !== null) && (kind !== 'lift' || isHeld));
  const measures = measuresOf({ lines, kinds, days: Number(days) }, game);
  const decide = async (chosen: typeof measures): Promise<void> => {
    const body = { user: person.user, report, measures: chosen, reason: reason.trim() };
    const outcome = await call(ENDPOINTS.decide, { body });
    setNote(outcome.ok ? t('operator.done') : troubleSentence(t, outcome.trouble));
    if (!outcome.ok) return;
    setKinds(new Set());
    setReason('');
    onDone();
  };
  const isReady = reason.trim() !== '';
  return (
    <Card title={t('operator.decide')}>
      <div className={styles['measures']} role="group" aria-label={t('operator.choose')}>
        {offered.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.has(kind)}
            onClick={() => setKinds((before) => toggled(before, kind))}
          >
            <b>
              {kind === 'mute' || kind === 'suspend'
                ? t(`operator.${kind}`, { days: Number(days) })
                : t(`operator.${kind}`)}
            </b>
            <small>{t(`operator.${kind}.note`)}</small>
          </button>
        ))}
      </div>
      {kinds.has('mute') || kinds.has('suspend') ? (
        <Segmented
          label={t('operator.days')}
          options={DAYS.map((value) => ({ value, text: t('operator.day', { days: Number(value) }) }))}
          value={days}
          onChange={setDays}
        />
      ) : null}
      <div className={styles['field']}>
        <label htmlFor={field}>{t('operator.reason')}</label>
        <input
          id={field}
          value={reason}
          maxLength={LONGEST}
          placeholder={t('operator.reason.how')}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <p className={styles['note']}>{t('operator.told', { name: person.name })}</p>
      <div className={styles['actions']}>
        {report === null ? null : (
          <Button disabled={!isReady} onClick={() => void decide([])}>
            {t('operator.no-action')}
          </Button>
        )}
        <Button tone="primary" disabled={!isReady || measures.length === 0} onClick={() => void decide(measures)}>
          <Symbol name="check" />
          {measures.length === 0
            ? t('operator.none-chosen')
            : measures.map((measure) => measureWords(t, measure)).join(' · ')}
        </Button>
      </div>
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}

function toggled(before: ReadonlySet<ChoosableKind>, kind: ChoosableKind): ReadonlySet<ChoosableKind> {
  const after = new Set(before);
  if (!after.delete(kind)) after.add(kind);
  return after;
}
