import { describe, expect, test } from 'vitest';
import * as engine from './index.ts';

const face = new Map(Object.entries<unknown>(engine));
const isError = (value: unknown): boolean => typeof value === 'function' && value.prototype instanceof Error;
const functions = [...face].flatMap(([name, value]) => (typeof value === 'function' && !isError(value) ? [name] : []));

describe('the public face', () => {
  test('is the front door, and figures', () => {
    expect(functions.toSorted()).toEqual([
      'checkFigures',
      'checkPlayable',
      'figuresFor',
      'finalPosition',
      'fromText',
      'iconSpaces',
      'legalActions',
      'newGame',
      'openLink',
      'openRecord',
      'parseAction',
      'play',
      'preview',
      'printedIcons',
      'provenanceOf',
      'score',
      'scoreByRows',
      'sourceOf',
      'toLink',
      'toRecord',
      'toText',
      'tryPlay',
      'undo',
      'view',
      'whoseTurn',
      'whyNot',
    ]);
  });

  test('writes records of format 3', () => {
    expect(engine.RECORD_FORMAT).toBe(3);
  });
});
