import { expect, test } from 'vitest';
import { isChosen, selectedProjects } from './chosen-projects.ts';

const asked = (line: string): readonly string[] | undefined => selectedProjects(line.split(' '));

test('projects are read from the command line as Playwright reads them', () => {
  expect(asked('test --project=online online/by-link.spec.ts --headed')).toEqual(['online']);
  expect(asked('test --project axe visual --headed home')).toEqual(['axe', 'visual']);
  expect(asked('test --project=axe --project visual')).toEqual(['axe', 'visual']);
  expect(asked('test home.spec.ts')).toBeUndefined();
});

test('a project is chosen by name, by a star, or if none is named', () => {
  const chosen = (project: string, line: string): boolean => isChosen(project, line.split(' '));
  expect(chosen('online', 'test --project=online')).toBe(true);
  expect(chosen('online-long', 'test --project=online')).toBe(false);
  expect(chosen('online-long', 'test --project=on*')).toBe(true);
  expect(chosen('client', 'test --project=on*')).toBe(false);
  expect(chosen('client', 'test')).toBe(true);
});
