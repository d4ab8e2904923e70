import { useStudioWords } from '#app/studio/words/words.ts';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/list-page.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { dayInIndia, readDay } from '#app/core/time/days.ts';
import { ownOf } from '#app/core/own.ts';
import { listItems, ITEMS_A_PAGE } from '#app/publishing/studio-list/list.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { type BulkAction, changeMany } from '#app/publishing/commands/change-many.server.ts';
import { doing, typeOrMissing } from '#app/studio/content/doing.server.ts';
import { ItemList } from './item-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { listQuery, parseListSearch } from './list-input.ts';
import styles from './list.module.css';
import { findType } from '#app/content-types.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { hooks } from '#app/studio/content/types/hooks.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, staff, now, words, dates } = doing(context, 'content.read');
  const type = typeOrMissing(params);
  const { searchParams } = new URL(request.url);
  const search = parseListSearch(searchParams);
  const { schoolCode } = staff;
  const { reads } = services.database;
  const untouched = await hooks[type.name]?.listUntouched?.(reads, schoolCode);
  const begun = new Set(untouched?.map(({ id }) => id));
  const { items, ...list } = await listItems(reads, type, {
    ...search,
    schoolCode,
    now,
    ids: search.begun && untouched ? [...begun] : undefined,
  });
  // The menu is one: there is no list to look at.
  if (type.isComplete && !search.q && items.length === 1 && !search.state)
    throw redirect(itemAddress(type, items[0]!.id));
  return {
    ...list,
    type: type.name,
    search,
    untouched: begun.size,
    done: searchParams.get('done'),
    items: items.map(({ from, until, dueAt, changedAt, detail, ...item }) => ({
      ...item,
      isAsBegun: begun.has(item.id),
      detail: readDay(detail) === detail ? dates.day(detail) : detail,
      changed: dates.day(dayInIndia(changedAt)),
      when:
        dueAt && item.state === 'live'
          ? words.content.due.inList(dates.moment(dueAt))
          : item.state === 'scheduled'
            ? words.content.scheduledFor(dates.moment(from))
            : until && item.state !== 'trash'
              ? words.content.endedAt(dates.moment(until))
              : '',
    })),
  };
}

const bulk = { publish: 'content.publish', unpublish: 'content.publish', trash: 'content.trash' } as const;

export async function action({ params, request, context }: Route.ActionArgs) {
  const type = typeOrMissing(params);
  const form = await request.formData();
  const action = Object.keys(bulk).find((name) => name === form.get('intent')) as BulkAction | undefined;
  const asked = doing(context, action ? bulk[action] : 'content.read');
  const ids = form
    .getAll('id')
    .map(String)
    .filter((id) => ITEM_ID.test(id));
  if (!action || ids.length === 0 || type.isComplete)
    return data({ nothing: true as const }, { status: 400 });
  return {
    action,
    ...(await changeMany(
      asked,
      type,
      [...new Set(ids)].slice(0, ITEMS_A_PAGE * 4),
      action,
      hooks[type.name]?.beforePublish,
    )),
  };
}

export const meta: Route.MetaFunction = studioMeta(
  (_, { loaderData }) => findType(loaderData?.type)?.words.many ?? '',
);

export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().content;
  const { items, search, counts, lastPage } = loaderData;
  const type = findType(loaderData.type)!;
  const sending = useNavigation().state === 'submitting';
  const done = ownOf(words.done, loaderData.done);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{type.words.many}</h1>
        {!type.isComplete && (
          <Link className="button button--primary" to={`${listAddress(type)}/new`}>
            {type.words.new}
          </Link>
        )}
        <p>{type.words.about}</p>
      </header>
      {done && !actionData && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {actionData && <BulkOutcome said={actionData} addressOf={(id) => itemAddress(type, id)} />}
      <ListFilters type={type} search={search} counts={counts} untouched={loaderData.untouched} />
      {items.length === 0 ? (
        <p className={styles.none}>
          {search.begun && !search.q
            ? words.begun.none
            : search.q || search.state || search.page > 1
              ? words.noneFound
              : words.noneYet(type.words.one)}
        </p>
      ) : (
        <Form method="post" action={listAddress(type) + listQuery(search, { page: search.page })}>
          <ItemList
            type={type}
            items={items}
            sending={sending}
            isFixed={search.state === 'trash' || type.isComplete === true}
          />
        </Form>
      )}
      {lastPage > 1 && (
        <nav className={styles.pages} aria-label={words.pages}>
          {search.page > 1 && (
            <Link className="button" to={listQuery(search, { page: search.page - 1 })}>
              {words.previous}
            </Link>
          )}
          <span>{words.pageOf(search.page, lastPage)}</span>
          {search.page < lastPage && (
            <Link className="button" to={listQuery(search, { page: search.page + 1 })}>
              {words.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
