import { isLanguage } from '@la-stanza/words';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import '../src/ui/theme/fonts.ts';
import '../src/ui/theme/base.css';
import { loadLanguage, loadTexts } from '../src/ui/messages/messages.ts';

// The toolbar sets theme and greyscale on the whole page, as the app does with its themes.
const withToolbar: Decorator = (Story, { globals }) => {
  const { theme, grey, language } = globals;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'candle' ? 'candle' : 'day';
    document.documentElement.style.filter = grey === 'on' ? 'grayscale(1)' : '';
  }, [theme, grey]);
  useEffect(() => {
    if (typeof language === 'string' && isLanguage(language)) void loadLanguage(language);
  }, [language]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withToolbar],
  loaders: [() => loadLanguage('en').then(() => loadTexts('table', 'extra'))],
  initialGlobals: { theme: 'day', grey: 'off', language: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Light', icon: 'sun', items: ['day', 'candle'], dynamicTitle: true } },
    grey: {
      toolbar: {
        title: 'Colour',
        icon: 'contrast',
        items: [
          { value: 'off', title: 'Colour' },
          { value: 'on', title: 'Greyscale' },
        ],
        dynamicTitle: true,
      },
    },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'de', 'fr', 'nl'], dynamicTitle: true } },
  },
};
export default preview;
