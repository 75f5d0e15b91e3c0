import { useEffect } from 'react';
import { useTranslate } from '../ui/messages/messages.ts';

const ICON = 'link[rel="icon"]';
const SIZE = 32;
const DOT = 9;

/** Marks the tab while it is the reader's turn: in its title and with a dot on its icon. */
export function useTurnAlert(isTurn: boolean): void {
  const t = useTranslate();
  useEffect(() => {
    if (!isTurn) return undefined;
    const before = document.title;
    document.title = `● ${t('push.tab')} · ${before}`;
    const undot = dotIcon();
    return () => {
      document.title = before;
      undot();
    };
  }, [isTurn, t]);
}

/** Draws the dot on the page's icon. Returns a function that restores it. */
function dotIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>(ICON);
  if (link === null) return () => undefined;
  const { href } = link;
  let isOver = false;
  const picture = new Image();
  picture.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    const pen = canvas.getContext('2d');
    if (isOver || pen === null) return;
    pen.drawImage(picture, 0, 0, SIZE, SIZE);
    pen.fillStyle = '#e8a400';
    pen.strokeStyle = '#2a2019';
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(SIZE - DOT - 1, DOT + 1, DOT, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    link.href = canvas.toDataURL();
  });
  picture.src = href;
  return () => {
    isOver = true;
    link.href = href;
  };
}
