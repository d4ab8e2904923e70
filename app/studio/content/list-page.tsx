import { data, Form, Link, useNavigation } from 'react-router';
import type { Route } from './+types/list-page.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { dayInIndia, formatDay, readDay } from '#app/core/days.ts';
import { ownOf } from '#app/core/own.ts';
import { listItems, ITEMS_A_PAGE } from '#app/publishing/studio-list/list.server.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { BulkSaid } from './bulk-said.tsx';
import { type BulkAction, changeMany } from '#app/publishing/commands/change-many.server.ts';
import { doing, typeOrMissing } from './doing.server.ts';
import { ItemList } from './item-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { listQuery, parseListSearch } from './list-input.ts';
import styles from './list.module.css';
import { whenInIndia } from './load-item.server.ts';
import { findType, itemAddress, listAddress } from './types/all.ts';
import { hooks } from './types/hooks.server.ts';
import { words } from './words.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, staff, now } = doing(context, 'content.read');
  const type = typeOrMissing(params);
  const { searchParams } = new URL(request.url);
  const search = parseListSearch(searchParams);
  const { items, ...list } = await listItems(services.database.reads, type, {
    ...search,
    schoolCode: staff.schoolCode,
    now,
  });
  return {
    ...list,
    type: type.name,
    search,
    done: searchParams.get('done'),
    items: items.map(({ from, until, changedAt, detail, ...item }) => ({
      ...item,
      detail: readDay(detail) === detail ? formatDay(detail) : detail,
      changed: formatDay(dayInIndia(changedAt)),
      when:
        item.state === 'scheduled'
          ? words.scheduledFor(whenInIndia(from))
          : until && item.state !== 'trash'
            ? words.endedAt(whenInIndia(until))
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
  if (!action || ids.length === 0) return data({ nothing: true as const }, { status: 400 });
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

export const meta = ({ loaderData }: Route.MetaArgs) =>
  studioMeta(findType(loaderData?.type)?.words.many ?? '');

export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, search, counts, lastPage } = loaderData;
  const type = findType(loaderData.type)!;
  const sending = useNavigation().state === 'submitting';
  const done = ownOf(words.done, loaderData.done);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{type.words.many}</h1>
        <Link className="button button--primary" to={`${listAddress(type)}/new`}>
          {type.words.new}
        </Link>
        <p>{type.words.about}</p>
      </header>
      {done && !actionData && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {actionData && <BulkSaid said={actionData} addressOf={(id) => itemAddress(type, id)} />}
      <ListFilters type={type} search={search} counts={counts} />
      {items.length === 0 ? (
        <p className={styles.none}>
          {search.q || search.state || search.page > 1 ? words.noneFound : words.noneYet(type.words.one)}
        </p>
      ) : (
        <Form method="post" action={listAddress(type) + listQuery(search, { page: search.page })}>
          <ItemList type={type} items={items} sending={sending} inTrash={search.state === 'trash'} />
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
