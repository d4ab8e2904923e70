import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import {
  deleteDictionaries,
  findDictionary,
  listDictionaries,
  storeDictionary,
} from './stored-dictionaries.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));
const bytesOf = (text: string) => Buffer.from(text);

onEachEngine((open) => {
  test('a dictionary is stored once, and kept while a process says that it is in use', async () => {
    const { reads, writes } = await open();
    const [first, second] = ['first', 'second'].map((id) => ({ id, packed: bytesOf(`${id} \u0000\u00ff`) }));
    await storeDictionary(writes, first!, at(1));
    await storeDictionary(writes, second!, at(2));
    expect(await listDictionaries(reads, 9)).toEqual([second, first]);
    await Promise.all([storeDictionary(writes, first!, at(3)), storeDictionary(writes, first!, at(3))]);
    expect(await listDictionaries(reads, 9)).toEqual([first, second]);
    expect(await listDictionaries(reads, 1)).toEqual([first]);
    expect(await findDictionary(reads, 'second')).toEqual(second);
    expect(await findDictionary(reads, 'third')).toBeUndefined();
    await deleteDictionaries(writes, at(3));
    expect(await listDictionaries(reads, 9)).toEqual([first]);
  });
});
