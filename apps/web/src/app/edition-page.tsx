import type { Translate } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import { OUR_FIGURES, sameFigures, useEdition } from '../game/edition/edition.ts';
import { FIELDS, readField, writeField, type Field, type FieldName } from '../game/edition/figure-fields.ts';
import styles from '../game/edition/edition.module.css';
import { speakOfRules, useRuleTexts, useTranslate } from '../ui/messages/messages.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { useSettings } from '../ui/settings.ts';

/** Where the owner of a box sets the figures that are printed in it. */
export function EditionPage(): ReactNode {
  const isReady = useRuleTexts();
  const language = useSettings((settings) => settings.language);
  useEffect(() => void speakOfRules(language), [language]);
  return (
    <>
      <SiteHeader />
      {isReady ? <Edition /> : null}
    </>
  );
}

function Edition(): ReactNode {
  const t = useTranslate();
  const assumed = FIELDS.filter(({ from }) => from === 'assumed');
  const printed = FIELDS.filter(({ from }) => from !== 'assumed');
  return (
    <main className={styles['main']}>
      <h1>{t('edition.title')}</h1>
      <p className={styles['intro']}>{t('edition.intro')}</p>
      <Changes />
      <Card title={t('edition.assumed')}>
        {assumed.map((field) => (
          <FigureRow key={field.name} field={field} />
        ))}
      </Card>
      <Card>
        <details>
          <summary>{t('edition.printed')}</summary>
          <p className={styles['note']}>{t('edition.printed.note')}</p>
          {printed.map((field) => (
            <FigureRow key={field.name} field={field} />
          ))}
        </details>
      </Card>
    </main>
  );
}

/** How many figures are the owner's own, and what can be done with all of them. */
function Changes(): ReactNode {
  const t = useTranslate();
  const { own, set } = useEdition();
  const [isCopied, setIsCopied] = useState(false);
  const changed =
    own === undefined ? [] : FIELDS.filter(({ name }) => writeField(own, name) !== writeField(OUR_FIGURES, name));
  const report = changed
    .map(({ name }) => `${name}: ${writeField(own ?? OUR_FIGURES, name)} (${writeField(OUR_FIGURES, name)})`)
    .join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(report);
    setIsCopied(true);
  };
  return (
    <div className={styles['changes']}>
      <p role="status">
        {t('edition.changed', { count: changed.length })} {changed.length > 0 ? t('edition.saved') : ''}{' '}
        {isCopied ? t('edition.copied') : ''}
      </p>
      {changed.length === 0 ? null : (
        <>
          <Button onClick={() => void copy()}>
            <Symbol name="copy" size={18} />
            {t('edition.copy')}
          </Button>
          <Button onClick={() => set(undefined)}>
            <Symbol name="undo" size={18} />
            {t('edition.reset')}
          </Button>
        </>
      )}
    </div>
  );
}

function FigureRow({ field }: { readonly field: Field }): ReactNode {
  const t = useTranslate();
  const { own, set } = useEdition();
  const figures = own ?? OUR_FIGURES;
  const [draft, setDraft] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const ids = { name: useId(), note: useId(), trouble: useId() };
  const { name, rule } = field;
  const kept = writeField(figures, name);
  const ours = writeField(OUR_FIGURES, name);
  const words = fieldWords(t, name);
  const write = (text: string): void => {
    setDraft(text);
    const read = readField(figures, name, text);
    if (read === 'not-numbers') setTrouble(t('edition.not-numbers'));
    else if ('fault' in read) setTrouble(t(`fault.${read.fault.code}`, { ...read.fault, figure: words }));
    else {
      setTrouble(undefined);
      set(read.figures);
    }
  };
  const isOwn = !sameFigures(kept, ours);
  return (
    <div className={styles['row']} data-own={isOwn}>
      <label id={ids.name} htmlFor={ids.note}>
        {words}
        <small>
          <Link to="/rules/$at" params={{ at: rule }}>
            {t('edition.rule', { rule })}
          </Link>{' '}
          {t('edition.standard', { figures: ours.replaceAll(' ', ', ') })}
        </small>
      </label>
      <input
        id={ids.note}
        inputMode="numeric"
        value={draft ?? kept}
        aria-invalid={trouble !== undefined}
        aria-describedby={ids.trouble}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          // what could not be kept stays to be mended; what was kept shows as it is kept
          if (trouble === undefined) setDraft(undefined);
        }}
      />
      <Button
        size="icon"
        disabled={!isOwn && draft === undefined}
        aria-label={t('edition.reset-one', { figure: words })}
        onClick={() => {
          setDraft(undefined);
          setTrouble(undefined);
          const back = readField(figures, name, ours);
          if (typeof back === 'object' && 'figures' in back) set(back.figures);
        }}
      >
        <Symbol name="undo" size={16} />
      </Button>
      <p id={ids.trouble} role="alert">
        {trouble === undefined ? '' : t('edition.unsaved', { why: trouble })}
      </p>
    </div>
  );
}

/** The tile that prints a figure. */
const TILES = {
  'tiles-florins': 'Dc',
  'tiles-sail': 'Lb',
  'tiles-florinsPerBook': 'Le',
  'tiles-strengthPrice': 'Rd',
  'tiles-lead': 'De',
  'tiles-tiedLead': 'De',
  'tiles-artwork': 'Ab',
  'tiles-perWorker': 'Ac',
} as const;

type TileField = keyof typeof TILES;

const isTileField = (name: FieldName): name is TileField => Object.hasOwn(TILES, name);

function fieldWords(t: Translate, name: FieldName): string {
  if (!isTileField(name)) return t(`edition.figure.${name}`);
  return t(`edition.figure.${name}`, { tile: t(`terms.tile.${TILES[name]}.name`) });
}
