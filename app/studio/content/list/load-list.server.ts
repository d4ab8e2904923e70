import { mayDo } from '#app/access/permissions.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { dayInIndia, readDay } from '#app/core/time/days.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { isUndoable } from '#app/publishing/items/trash.server.ts';
import type { ListedItem } from '#app/publishing/studio-list/list.server.ts';
import { listItemsOrSimilar } from '#app/publishing/studio-list/similar.server.ts';
import { statesOf } from '#app/publishing/translations/table.server.ts';
import { firstSort, sortsOf } from '#app/publishing/studio-list/sorts.ts';
import type { doing } from '#app/studio/content/doing.server.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { hooks } from '#app/studio/content/types/hooks.server.ts';
import { spokenType } from '#app/studio/words/kinds.ts';
import { parseListSearch } from './list-input.ts';

type Doing = ReturnType<typeof doing>;

/** All that the list of a kind shows. */
export async function loadList(asked: Doing, type: ContentType, params: URLSearchParams) {
  const { services, staff, now } = asked;
  const { schoolCode } = staff;
  const { reads } = services.database;
  const asks = parseListSearch(params);
  const search = { ...asks, sort: sortsOf(type).find((sort) => sort === asks.sort) };
  const untouched = await hooks[type.name]?.listUntouched?.(reads, schoolCode);
  const begun = new Map(untouched?.map(({ id, version }) => [id, version]));
  const { items, ...list } = await listItemsOrSimilar(reads, type, {
    ...search,
    sort: search.sort ?? firstSort(type),
    schoolCode,
    now,
    ids: search.begun && untouched ? [...begun.keys()] : undefined,
  });
  const named = await readOutTitles(
    asked,
    items.map((item) => ({ ...item, type: type.name })),
  );
  const tongues = await statesOf(
    reads,
    type.name,
    items.map(({ id }) => id),
  );
  return {
    ...list,
    type: type.name,
    search,
    untouched: begun.size,
    /** Several texts that came with the site can be kept at once. */
    mayConfirm: search.begun && begun.size > 0 && mayDo(staff.role, 'content.publish'),
    done: params.get('done'),
    thrown: await findThrown(asked, type, params.get('undo') ?? ''),
    isByHand: items.some(({ place }) => place > 0),
    items: named.map(({ detail, lastDay, changedAt, ...item }) => ({
      ...item,
      isAsBegun: begun.has(item.id),
      begunVersion: item.hasDraft ? undefined : begun.get(item.id),
      tongue: tongues.get(item.id),
      detail:
        readDay(detail) === detail
          ? [detail, lastDay].flatMap((day) => (day ? [asked.dates.day(day)] : [])).join(' – ')
          : chosenInWords(detail, spokenType(type, asked.words)),
      changed: asked.dates.day(dayInIndia(changedAt)),
      when: whenInWords(item, asked),
    })),
  };
}

/** What was thrown away on its own page, as long as it can be had back as it was. */
async function findThrown({ services, staff, now }: Doing, type: ContentType, id: string) {
  if (!ITEM_ID.test(id)) return undefined;
  const row = await findRow(services.database.reads, type, { schoolCode: staff.schoolCode, id });
  return row && isUndoable(row, now) ? { id, title: row.title } : undefined;
}

function whenInWords(
  { state, dueAt, from, until }: Pick<ListedItem, 'state' | 'dueAt' | 'from' | 'until'>,
  { words, dates }: Doing,
): string {
  if (dueAt && state === 'live') return words.content.due.inList(dates.moment(dueAt));
  if (state === 'scheduled') return words.content.scheduledFor(dates.moment(from));
  return until && state !== 'trash' ? words.content.endedAt(dates.moment(until)) : '';
}

/** What was chosen from a list is known by the name that the list has for it. */
function chosenInWords(value: string, { fields, detail }: ContentType): string {
  const field = fields.find(({ name }) => name === detail);
  return (field?.kind === 'choice' && field.options.find((option) => option.value === value)?.label) || value;
}
