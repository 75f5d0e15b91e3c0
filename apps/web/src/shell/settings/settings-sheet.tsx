import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { ControlRow } from '../../ui/controls/control-row.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useCoachMemory } from '../../ui/coach-memory.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { hasServer } from '../../server/server-address.ts';
import { LANGUAGE_OPTIONS } from './language-options.ts';
import { CHOICES, useSettings } from '../../ui/settings.ts';
import { ColourHelpChoice } from './colour-help-choice.tsx';
import { KeyList } from './key-list.tsx';
import styles from './settings-sheet.module.css';

type SettingsSheetProps = { readonly onClose: () => void };

/** Everything about the page itself. Acts at once and is kept on the device; Esc closes. */
export function SettingsSheet({ onClose }: SettingsSheetProps): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const { language, theme, textSize, animation, confirm, sound, textView, change, reset } = settings;
  const [showsKeys, setShowsKeys] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
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
          <ControlRow roomy name={t('settings.language')} note={t('settings.language.note')}>
            <Select
              label={t('settings.language')}
              options={LANGUAGE_OPTIONS}
              value={language}
              onChange={(chosen) => change({ language: chosen })}
            />
          </ControlRow>
          <ControlRow roomy name={t('settings.theme')} note={t('settings.theme.note')}>
            <Segmented
              label={t('settings.theme')}
              options={CHOICES.theme.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
              value={theme}
              onChange={(chosen) => change({ theme: chosen })}
            />
          </ControlRow>
          <ControlRow roomy name={t('settings.textSize')} note={t('settings.textSize.note')}>
            <Segmented
              label={t('settings.textSize')}
              options={CHOICES.textSize.map((value) => ({ value, text: t(`settings.textSize.${value}`) }))}
              value={textSize}
              onChange={(chosen) => change({ textSize: chosen })}
            />
          </ControlRow>
          <h2>{t('settings.colour')}</h2>
          <ColourHelpChoice />
          <p className={styles['note']}>{t('settings.colour.note')}</p>
        </div>
        <div>
          <h2>{t('settings.motion')}</h2>
          <ControlRow
            roomy
            name={t('settings.animation')}
            note={t(reduced ? 'settings.animation.reduced' : 'settings.animation.note')}
          >
            <Segmented
              label={t('settings.animation')}
              options={CHOICES.animation.map((value) => ({ value, text: t(`settings.animation.${value}`) }))}
              value={animation}
              onChange={(chosen) => change({ animation: chosen })}
            />
          </ControlRow>
          <SwitchRow
            roomy
            name={t('settings.sound')}
            note={t('settings.sound.note')}
            on={sound}
            onChange={(on) => change({ sound: on })}
          />
          <h2>{t('settings.play')}</h2>
          <ControlRow roomy name={t('settings.confirm')} note={t('settings.confirm.note')}>
            <Segmented
              label={t('settings.confirm')}
              options={CHOICES.confirm.map((value) => ({ value, text: t(`settings.confirm.${value}`) }))}
              value={confirm}
              onChange={(chosen) => change({ confirm: chosen })}
            />
          </ControlRow>
          <SwitchRow
            roomy
            name={t('settings.preselect')}
            note={t('settings.preselect.note')}
            on={settings.preselect}
            onChange={(preselect) => change({ preselect })}
          />
          <SwitchRow
            roomy
            name={t('settings.hover')}
            note={t('settings.hover.note')}
            on={settings.explainOnHover}
            onChange={(explainOnHover) => change({ explainOnHover })}
          />
          <SwitchRow
            roomy
            name={t('settings.handover')}
            note={t('settings.handover.note')}
            on={settings.handover}
            onChange={(handover) => change({ handover })}
          />
          <CoachRow />
          {hasServer() ? (
            <ControlRow roomy name={t('settings.told')} note={t('settings.told.note')}>
              <Link to="/account" className={buttonClass({})} onClick={() => sheet.current?.close()}>
                {t('settings.told.open')}
              </Link>
            </ControlRow>
          ) : null}
        </div>
      </div>
      <div className={styles['foot']}>
        <Button onClick={() => setShowsKeys(true)}>{t('settings.keys')}</Button>
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
      {showsKeys ? <KeyList onClose={() => setShowsKeys(false)} /> : null}
    </dialog>
  );
}

function CoachRow(): ReactNode {
  const t = useTranslate();
  const { on = false, turn } = useCoachMemory();
  return <SwitchRow roomy name={t('settings.coach')} note={t('settings.coach.note')} on={on} onChange={turn} />;
}
