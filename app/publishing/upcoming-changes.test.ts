import { expect, test } from 'vitest';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { listDrafts } from './upcoming-changes.ts';

onEachEngine((open) => {
  test('somebody who may open no content has no drafts', async () => {
    const { reads } = await open();
    expect(await listDrafts(reads, { schoolCode: SCHOOL, types: [], limit: 5 })).toEqual({
      drafts: [],
      count: 0,
    });
  });
});
