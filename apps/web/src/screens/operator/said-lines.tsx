import type { ReportCase } from '@la-stanza/protocol';
import { phraseOf } from '@la-stanza/protocol';
import { useState, type ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './operator.module.css';

type Line = ReportCase['lines'][number];

type SaidLinesProps = {
  readonly report: ReportCase['report'];
  readonly lines: readonly Line[];
  /** The numbers of the lines to hide. */
  readonly chosen: readonly number[];
  readonly onChoose: (lines: readonly number[]) => void;
};

/** The chat of the reported table. Reported lines are covered: whoever looks at a report need not read them all. */
export function SaidLines({ report, lines, chosen, onChoose }: SaidLinesProps): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('operator.said')}>
      {lines.length === 0 ? <p className={styles['note']}>{t('operator.said.none')}</p> : null}
      <ol className={styles['said']}>
        {lines.map((line, index) => (
          <li key={line.number ?? `copy ${index}`} data-reported={line.reported}>
            <b>{line.name}</b>
            <small>{line.hidden ? t('operator.hidden') : line.reported ? t('operator.reported') : null}</small>
            {line.reported ? <Covered text={line.text} /> : <span>{words(line.text)}</span>}
            {line.reported && line.number !== null && !line.hidden ? (
              <HideChoice number={line.number} chosen={chosen} onChoose={onChoose} />
            ) : null}
          </li>
        ))}
      </ol>
      {report.text === '' ? null : (
        <p className={styles['writes']}>
          <b>{t('operator.writes', { name: report.by ?? t('operator.gone') })}</b> <q>{report.text}</q>
        </p>
      )}
    </Card>
  );

  function words(text: string): string {
    const phrase = phraseOf(text);
    return phrase === undefined ? text : t(`talk.phrase.${phrase}`);
  }
}

function Covered({ text }: { readonly text: string }): ReactNode {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <button
      type="button"
      className={styles['covered']}
      aria-expanded={isShown}
      data-shown={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      {isShown ? text : t('operator.covered')}
    </button>
  );
}

type HideChoiceProps = Pick<SaidLinesProps, 'chosen' | 'onChoose'> & { readonly number: number };

function HideChoice({ number, chosen, onChoose }: HideChoiceProps): ReactNode {
  const t = useTranslate();
  const isChosen = chosen.includes(number);
  return (
    <label className={styles['choice']}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== number) : [...chosen, number])}
      />
      {t('operator.take')}
    </label>
  );
}
