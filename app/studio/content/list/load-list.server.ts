import { mayDo, type Permission } from '#app/access/permissions.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { findServerType } from '#app/content-types.server.ts';
import { dayInIndia, readDay } from '#app/core/time/days.ts';
import { addressFieldOf, type ContentType, permissionOn } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { isUndoable } from '#app/publishing/items/trash.server.ts';
import { ITEMS_A_PAGE, type ListedItem } from '#app/publishing/studio-list/list.server.ts';
import { listRowDetails } from '#app/publishing/studio-list/row-details.server.ts';
import { listItemsOrSimilar } from '#app/publishing/studio-list/similar.server.ts';
import { type TranslationStatus, translationStatuses } from '#app/publishing/translations/table.server.ts';
import { firstSort, sortsOf } from '#app/publishing/studio-list/sorts.ts';
import type { Locale } from '#app/words/locales.ts';
import type { studioContext } from '#app/studio/content/studio-context.server.ts';
import { placeCounts } from '#app/studio/frame/place-counts.server.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { shareAddress } from '#app/studio/content/types/addresses.ts';
import { translateType } from '#app/studio/words/content-types.ts';
import { parseListSearch } from './list-input.ts';

type StudioContext = ReturnType<typeof studioContext>;

/** The data of the list of a type. */
export async function loadList(commandContext: StudioContext, type: ContentType, params: URLSearchParams) {
  const { services, staff, now } = commandContext;
  const { schoolCode } = staff;
  const may = (permission: Permission) => mayDo(staff.role, permissionOn(type, permission));
  const { languages } = services.sites.of(schoolCode);
  const { reads } = services.database;
  const asks = parseListSearch(params);
  const search = { ...asks, sort: sortsOf(type).find((sort) => sort === asks.sort) };
  const untouched = await findServerType(type.name)?.listUntouched?.(reads, schoolCode);
  const starterVersions = new Map(untouched?.map(({ id, version }) => [id, version]));
  const { items, ...list } = await listItemsOrSimilar(reads, type, {
    ...search,
    sort: search.sort ?? firstSort(type),
    schoolCode,
    now,
    ids: search.starterOnly && untouched ? [...starterVersions.keys()] : undefined,
  });
  const ids = items.map(({ id }) => id);
  const [named, languageStates, detailsOf, counts] = await Promise.all([
    readOutTitles(
      commandContext,
      items.map((item) => ({ ...item, type: type.name })),
    ),
    translationStatuses(reads, { schoolCode, type: type.name, languages }, ids),
    listRowDetails(reads, { schoolCode, type: type.name, ids }),
    placeCounts(commandContext, type.place),
  ]);
  return {
    ...list,
    placeCounts: counts,
    type: type.name,
    search,
    untouched: starterVersions.size,
    /** Several starter texts can be confirmed at once. */
    mayConfirm: search.starterOnly && starterVersions.size > 0 && may('content.publish'),
    /** How many are on the pages before. */
    before: (search.page - 1) * ITEMS_A_PAGE,
    mayEdit: may('content.edit'),
    mayPublish: may('content.publish'),
    mayTrash: may('content.trash'),
    done: params.get('done'),
    thrown: await findThrown(commandContext, type, params.get('undo') ?? ''),
    isByHand: items.some(({ position }) => position > 0),
    items: named.map(({ detail, lastDay, changedAt, address, ...item }) => ({
      ...item,
      ...detailsOf(item.id),
      liveAddress: item.state === 'live' ? liveAddress(type, { id: item.id, detail, address }) : undefined,
      shareAddress: item.state === 'live' ? shareAddress(type, item.id) : undefined,
      languages:
        languages.length > 1
          ? languages.filter((language) => writtenIn(languageStates.get(item.id), language))
          : [],
      isStarterText: starterVersions.has(item.id),
      starterVersion: item.hasDraft ? undefined : starterVersions.get(item.id),
      olderIn: languages.filter(
        (language) => languageStates.get(item.id)?.translations[language]?.state === 'older',
      ),
      detail:
        readDay(detail) === detail
          ? [detail, lastDay].flatMap((day) => (day ? [commandContext.dates.day(day)] : [])).join(' – ')
          : chosenInWords(detail, translateType(type, commandContext.words)),
      changed: commandContext.dates.day(dayInIndia(changedAt)),
      when: whenInWords(item, commandContext),
    })),
  };
}

function liveAddress(
  type: ContentType,
  { id, detail, address }: Pick<ListedItem, 'id' | 'detail' | 'address'>,
): string {
  const field = addressFieldOf(type);
  const texts = { ...(type.detail && { [type.detail]: detail }), ...(field && { [field]: address ?? '' }) };
  return type.address({ id, texts });
}

/** Those that it was written in or translated into. */
const writtenIn = (status: TranslationStatus | undefined, language: Locale): boolean =>
  status?.language === language ||
  ['written', 'older', 'part'].includes(status?.translations[language]?.state ?? '');

/** An item deleted on its own page, while the deletion can still be undone. */
async function findThrown({ services, staff, now }: StudioContext, type: ContentType, id: string) {
  if (!ITEM_ID.test(id)) return undefined;
  const row = await findRow(services.database.reads, type, { schoolCode: staff.schoolCode, id });
  return row && isUndoable(row, now) ? { id, title: row.title } : undefined;
}

function whenInWords(
  { state, dueAt, from, until }: Pick<ListedItem, 'state' | 'dueAt' | 'from' | 'until'>,
  { words, dates }: StudioContext,
): string {
  if (dueAt && state === 'live') return words.content.due.inList(dates.moment(dueAt));
  if (state === 'scheduled') return words.content.scheduledFor(dates.moment(from));
  return until && state !== 'trash' ? words.content.endedAt(dates.moment(until)) : '';
}

/** A selected item by the name shown in the list. */
function chosenInWords(value: string, { fields, detail }: ContentType): string {
  const field = fields.find(({ name }) => name === detail);
  return (field?.kind === 'choice' && field.options.find((option) => option.value === value)?.label) || value;
}
