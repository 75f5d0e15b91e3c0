import type { Coach } from './coach.ts';
import type { Scene } from './scene.ts';

/** Hides all choices while the coach's sentence is to be read first. */
export function coached(shown: Scene, { sentence, where }: Pick<Coach, 'sentence' | 'where'> = {}): Scene {
  const scene = where === undefined ? shown : { ...shown, bar: { ...shown.bar, where } };
  if (sentence === undefined) return scene;
  const { bar, panel } = scene;
  return {
    ...scene,
    bar: { ...bar, sentence, steps: undefined, confirm: undefined },
    panel: {
      ...panel,
      title: bar.turn === '' ? panel.title : bar.turn,
      note: '',
      parts: [{ kind: 'words', lines: [sentence] }],
      footer: undefined,
    },
  };
}
