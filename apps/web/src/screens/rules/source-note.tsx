import { otherReadings, type Unsure } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isFigure } from '../../game/edition/edition.ts';
import { isOwn, type Reading } from '../../game/edition/reading.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Values } from './values.ts';
import { SourceMark, type MarkKind } from './source-mark.tsx';
import styles from './source-note.module.css';

/** The reader's own box comes before what we think. */
export function shownSource({ from, settings }: Unsure, reading: Reading): MarkKind {
  return settings.some((setting) => isOwn(setting, reading)) ? 'own' : from;
}

type SourceNoteProps = {
  readonly id: string;
  readonly source: Unsure;
  readonly values: Values;
  readonly reading: Reading;
};

/** Why a sentence is not sure, what else it could mean, and where the owner of a box says what is printed in it. */
export function SourceNote({ id, source, values, reading }: SourceNoteProps): ReactNode {
  const t = useTranslate();
  const [setting] = source.settings;
  const from = shownSource(source, reading);
  const ownWords = setting !== undefined && isFigure(setting) ? 'rules.own' : 'rules.own-ruling';
  const others = from === 'own' ? [] : source.settings.flatMap((name) => otherReadings(t, name, reading));
  return (
    <div id={id} className={styles['note']}>
      <p>
        <SourceMark from={from} isOpen /> <b>{t(from === 'own' ? ownWords : `rules.from.${from}`)}</b>
      </p>
      {from === 'own' ? null : <p>{t(`rules.why.${source.point}`, values)}</p>}
      {others.map((other) => (
        <p key={other}>{t('rules.or', { reading: other })}</p>
      ))}
      {setting === undefined ? null : (
        <Link to="/edition" search={{ at: setting }} resetScroll={false}>
          {t('rules.box')}
        </Link>
      )}
    </div>
  );
}
