import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { ControlRow } from '../../ui/controls/control-row.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SliderRow } from '../../ui/controls/slider-row.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useCoachMemory } from '../../ui/coach-memory.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { canFeel } from '../../ui/sound/feel.ts';
import { playSample } from '../../ui/sound/sound.ts';
import { hasServer } from '../../server/server-address.ts';
import { useNarrowWindow } from '../../table/layout/use-layout.ts';
import { LANGUAGE_OPTIONS } from './language-options.ts';
import { useLanguageChoice } from '../../ui/messages/use-language-choice.ts';
import { CHOICES, useSettings } from '../../ui/settings.ts';
import { ColourHelpChoice } from './colour-help-choice.tsx';
import { KeyList } from './key-list.tsx';
import styles from './settings-sheet.module.css';

type SettingsSheetProps = { readonly onClose: () => void };

/** The settings of the page. They apply immediately and are stored on the device; Esc closes. */
export function SettingsSheet({ onClose }: SettingsSheetProps): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const { language, choose, isMissing } = useLanguageChoice();
  const { theme, textSize, animation, ceremonies, confirmSteps, cues, music, haptics, textView, change, reset } =
    settings;
  const [showsKeys, setShowsKeys] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // a phone has room for one row of buttons at the foot
  const isNarrow = useNarrowWindow();
  const more = (
    <>
      <Button onClick={() => setShowsKeys(true)}>{t('settings.keys')}</Button>
      <Button aria-pressed={textView} onClick={() => change({ textView: !textView })}>
        {t('settings.text')}
      </Button>
    </>
  );
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        // a click beside the sheet hits the dialog element itself
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
          <ControlRow
            roomy
            name={t('settings.language')}
            note={t(isMissing ? 'site.language.missing' : 'settings.language.note')}
          >
            <Select label={t('settings.language')} options={LANGUAGE_OPTIONS} value={language} onChange={choose} />
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
          <ControlRow roomy name={t('settings.ceremonies')} note={t('settings.ceremonies.note')}>
            <Segmented
              label={t('settings.ceremonies')}
              options={CHOICES.ceremonies.map((value) => ({ value, text: t(`settings.ceremonies.${value}`) }))}
              value={ceremonies}
              onChange={(chosen) => change({ ceremonies: chosen })}
            />
          </ControlRow>
          <SliderRow
            name={t('settings.sound')}
            note={t('settings.sound.note')}
            value={cues}
            spoken={percent.format(cues / 100)}
            onChange={(loud) => change({ cues: loud })}
            onRelease={() => playSample(['coin'])}
          />
          <SliderRow
            name={t('settings.music')}
            note={t('settings.music.note')}
            value={music}
            spoken={percent.format(music / 100)}
            onChange={(loud) => change({ music: loud })}
          />
          {canFeel() ? (
            <SwitchRow
              roomy
              name={t('settings.haptics')}
              note={t('settings.haptics.note')}
              on={haptics}
              onChange={(on) => change({ haptics: on })}
            />
          ) : null}
        </div>
        <div>
          <h2>{t('settings.play')}</h2>
          <SwitchRow
            roomy
            name={t('settings.confirm-steps')}
            note={t('settings.confirm-steps.note')}
            on={confirmSteps}
            onChange={(on) => change({ confirmSteps: on })}
          />
          {confirmSteps ? (
            <SwitchRow
              roomy
              name={t('settings.preselect')}
              note={t('settings.preselect.note')}
              on={settings.preselect}
              onChange={(preselect) => change({ preselect })}
            />
          ) : (
            <SwitchRow
              roomy
              name={t('settings.end-at-once')}
              note={t('settings.end-at-once.note')}
              on={settings.endAtOnce}
              onChange={(endAtOnce) => change({ endAtOnce })}
            />
          )}
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
          <SwitchRow
            roomy
            name={t('settings.remarks')}
            note={t('settings.remarks.note')}
            on={settings.remarks}
            onChange={(remarks) => change({ remarks })}
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
        {isNarrow ? <div className={styles['more']}>{more}</div> : null}
      </div>
      <div className={styles['foot']}>
        {isNarrow ? null : more}
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
