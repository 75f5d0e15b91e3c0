import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { DISCIPLINES } from '../art/discipline.ts';
import { each } from '../art/each.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { Symbol } from '../art/symbol.tsx';
import { Button, buttonClass } from '../controls/button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { useCoachMemory } from '../learn/coach/coach-memory.ts';
import { useTranslate } from '../messages/messages.ts';
import { hasServer } from '../online/server-address.ts';
import { LANGUAGE_OPTIONS } from '../site/language-names.ts';
import { CHOICES, useSettings } from '../theme/settings.ts';
import styles from './settings-sheet.module.css';

type SettingsSheetProps = { readonly onClose: () => void };

/** Everything about the page itself. Acts at once and is kept on the device; Esc closes. */
export function SettingsSheet({ onClose }: SettingsSheetProps): ReactNode {
  const t = useTranslate();
  const { language, theme, animation, confirm, sound, textView, change, reset } = useSettings();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const soundName = useId();
  const soundNote = useId();
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        // a click beside the sheet lands on the dialog element itself
        if (event.target === sheet.current) sheet.current.close();
      }}
    >
      <div className={styles['head']}>
        <h1 id={heading}>{t('settings.title')}</h1>
        <span>{t('settings.saved')}</span>
        <Button size="icon" aria-label={t('site.close')} onClick={() => sheet.current?.close()}>
          <Symbol name="close" />
        </Button>
      </div>
      <div className={styles['body']}>
        <div>
          <h2>{t('settings.look')}</h2>
          <Row name={t('settings.language')} note={t('settings.language.note')}>
            <Select
              label={t('settings.language')}
              options={LANGUAGE_OPTIONS}
              value={language}
              onChange={(chosen) => change({ language: chosen })}
            />
          </Row>
          <Row name={t('settings.theme')} note={t('settings.theme.note')}>
            <Segmented
              label={t('settings.theme')}
              options={CHOICES.theme.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
              value={theme}
              onChange={(chosen) => change({ theme: chosen })}
            />
          </Row>
          <h2>{t('settings.colour')}</h2>
          <ColourHelpChoice />
          <p className={styles['note']}>{t('settings.colour.note')}</p>
        </div>
        <div>
          <h2>{t('settings.motion')}</h2>
          <Row
            name={t('settings.animation')}
            note={t(reduced ? 'settings.animation.reduced' : 'settings.animation.note')}
          >
            <Segmented
              label={t('settings.animation')}
              options={CHOICES.animation.map((value) => ({ value, text: t(`settings.animation.${value}`) }))}
              value={animation}
              onChange={(chosen) => change({ animation: chosen })}
            />
          </Row>
          <div className={styles['row']}>
            <div>
              <b id={soundName}>{t('settings.sound')}</b>
              <span id={soundNote}>{t('settings.sound.note')}</span>
            </div>
            <Switch
              on={sound}
              labelledBy={soundName}
              describedBy={soundNote}
              onChange={(on) => change({ sound: on })}
            />
          </div>
          <h2>{t('settings.play')}</h2>
          <Row name={t('settings.confirm')} note={t('settings.confirm.note')}>
            <Segmented
              label={t('settings.confirm')}
              options={CHOICES.confirm.map((value) => ({ value, text: t(`settings.confirm.${value}`) }))}
              value={confirm}
              onChange={(chosen) => change({ confirm: chosen })}
            />
          </Row>
          <CoachRow />
          {hasServer() ? (
            <Row name={t('settings.told')} note={t('settings.told.note')}>
              <Link to="/account" className={buttonClass({})} onClick={() => sheet.current?.close()}>
                {t('settings.told.open')}
              </Link>
            </Row>
          ) : null}
        </div>
      </div>
      <div className={styles['foot']}>
        <Button
          aria-pressed={textView}
          onClick={() => {
            change({ textView: !textView });
          }}
        >
          {t('settings.text')}
        </Button>
        <Button onClick={reset}>{t('settings.reset')}</Button>
        <Button tone="primary" onClick={() => sheet.current?.close()}>
          {t('settings.done')}
        </Button>
      </div>
    </dialog>
  );
}

type RowProps = { readonly name: string; readonly note: string; readonly children: ReactNode };

function Row({ name, note, children }: RowProps): ReactNode {
  return (
    <div className={styles['row']}>
      <div>
        <b>{name}</b>
        <span>{note}</span>
      </div>
      {children}
    </div>
  );
}

function CoachRow(): ReactNode {
  const t = useTranslate();
  const { on = false, turn } = useCoachMemory();
  const name = useId();
  const note = useId();
  return (
    <div className={styles['row']}>
      <div>
        <b id={name}>{t('settings.coach')}</b>
        <span id={note}>{t('settings.coach.note')}</span>
      </div>
      <Switch on={on} labelledBy={name} describedBy={note} onChange={turn} />
    </div>
  );
}

/** Three ways to tell the disciplines apart, each shown as it would look. */
function ColourHelpChoice(): ReactNode {
  const t = useTranslate();
  const { colourHelp, change } = useSettings();
  const name = useId();
  return (
    <div className={styles['help']} role="radiogroup" aria-label={t('settings.colour')}>
      {CHOICES.colourHelp.map((choice) => (
        <label key={choice} className={styles['helpChoice']}>
          <input
            type="radio"
            name={name}
            checked={choice === colourHelp}
            onChange={() => change({ colourHelp: choice })}
          />
          <span className={styles['emblems']} data-colour-help={choice}>
            {each(DISCIPLINES, (discipline) => (
              <Icon size={20}>
                <Emblem discipline={discipline} />
              </Icon>
            ))}
          </span>
          {t(`settings.colour.${choice}`)}
        </label>
      ))}
    </div>
  );
}
