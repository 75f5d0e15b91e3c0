import { expect, test } from 'vitest';
import { shareSchemas } from './share-schemas.ts';

test('a schema that is used twice is written once, with its nested schemas', () => {
  const seat = { title: 'Seat', type: 'integer' };
  const table = { title: 'Table', properties: { acting: seat } };
  expect(shareSchemas({ one: table, two: [table, seat] })).toStrictEqual({
    document: {
      one: { $ref: '#/components/schemas/Table' },
      two: [{ $ref: '#/components/schemas/Table' }, { $ref: '#/components/schemas/Seat' }],
    },
    schemas: { Seat: seat, Table: { title: 'Table', properties: { acting: { $ref: '#/components/schemas/Seat' } } } },
  });
});

test('schemas that share a title and differ stay where they are', () => {
  const document = { one: { title: 'Seat', maximum: 3 }, two: { title: 'Seat' } };
  expect(shareSchemas(document)).toStrictEqual({ document, schemas: {} });
});
