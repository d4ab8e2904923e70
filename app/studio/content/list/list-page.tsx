import { NotPublicHint } from '#app/studio/going-public/going-public-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data, Form, Link, useFetcher, useNavigation } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/list-page.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { ownOf } from '#app/core/own.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { firstSort } from '#app/publishing/studio-list/sorts.ts';
import { ITEMS_A_PAGE } from '#app/publishing/studio-list/list.server.ts';
import { useAwake } from '#app/islands/use-awake.ts';
import { ArrangeButton } from '#app/studio/arrange/arrange-panel.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { ArrangeItems } from './arrange-items.tsx';
import { type BulkAnswer, BulkOutcome } from './bulk-outcome.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { changeMany } from '#app/publishing/commands/change-many.server.ts';
import { forgetOrder, type Move, moveItem } from '#app/publishing/commands/order-items.server.ts';
import { findStumbles } from '#app/publishing/gate/find-stumbles.server.ts';
import { doing, typeOrMissing } from '#app/studio/content/doing.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { ItemList, moveId } from './item-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { asking, type ListSearch, listQuery, parseListSearch, placeIn } from './list-input.ts';
import styles from './list.module.css';
import { loadList } from './load-list.server.ts';
import { usePlace } from './use-place.ts';
import { spokenType, typeIn, useType } from '#app/studio/words/kinds.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { factsFor, hooks } from '#app/studio/content/types/hooks.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const type = typeOrMissing(params);
  const list = await loadList(doing(context, 'content.read'), type, new URL(request.url).searchParams);
  // The menu is one: there is no list to look at.
  if (type.isComplete && !list.search.q && list.items.length === 1 && !list.search.state)
    throw redirect(itemAddress(type, list.items[0]!.id));
  return list;
}

const bulk = {
  publish: 'content.publish',
  unpublish: 'content.publish',
  trash: 'content.trash',
  'undo-trash': 'content.trash',
} as const;

const BULK_BUTTONS = ['publish', 'unpublish', 'trash'] as const;

export async function action({ params, request, context }: Route.ActionArgs) {
  const type = typeOrMissing(params);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const move = readMove(form, parseListSearch(new URL(request.url).searchParams));
  if (move) {
    const done = await moveItem(doing(context, 'content.publish'), type, move);
    const to = 'beside' in move ? 'beside' : move.to;
    return { moved: { id: move.id, to, done } } satisfies BulkAnswer;
  }
  if (intent === 'forget-order') {
    await forgetOrder(doing(context, 'content.publish'), type);
    return { ordered: true } satisfies BulkAnswer;
  }
  if (intent === 'confirm') return confirmMany(doing(context, 'content.publish'), type, form);
  const action = ownOf(bulk, intent) && (intent as keyof typeof bulk);
  const asked = doing(context, action ? bulk[action] : 'content.read');
  const ids = chosenIds(form);
  if (!action || ids.length === 0 || type.isComplete)
    return data({ nothing: true } satisfies BulkAnswer, { status: 400 });
  const facts = await factsFor(asked, type);
  const done = await changeMany(asked, type, ids, action, {
    beforePublish: hooks[type.name]?.beforePublish,
    isHeld: async (id) => (await findStumbles(asked, type, id, { facts })).length > 0,
  });
  return { action, ...done } satisfies BulkAnswer;
}

/** Each by itself: what somebody has changed since it was read is not answered for. */
async function confirmMany(asked: ReturnType<typeof doing>, type: ContentType, form: FormData) {
  const confirm = hooks[type.name]?.confirm;
  const ids = chosenIds(form);
  if (!confirm || ids.length === 0) return data({ nothing: true } satisfies BulkAnswer, { status: 400 });
  const kept: string[] = [];
  const refused: { id: string; title: string }[] = [];
  for (const id of ids) {
    const answer = await confirm(asked, { id, version: Number(form.get(`version.${id}`)) });
    if (answer === 'confirmed') kept.push(id);
    else refused.push({ id, title: spokenType(type, asked.words).nameOf?.(id) ?? '' });
  }
  return { kept, refused } satisfies BulkAnswer;
}

function chosenIds(form: FormData): string[] {
  const ids = form
    .getAll('id')
    .map(String)
    .filter((id) => ITEM_ID.test(id));
  return [...new Set(ids)].slice(0, ITEMS_A_PAGE * 4);
}

/** `up` or `down` and an id, or `before` or `after`, an id, and that of another. */
function readMove(form: FormData, { state }: ListSearch): Move | undefined {
  const [to = '', id = '', beside = ''] = String(form.get('move') ?? '').split(' ');
  if (!ITEM_ID.test(id)) return undefined;
  if (to === 'up' || to === 'down') return { id, to, among: state };
  return (to === 'before' || to === 'after') && ITEM_ID.test(beside) ? { id, to, beside } : undefined;
}

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => typeIn(words, loaderData?.type)?.words.many ?? '',
);

export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().content;
  const { items, search, counts, lastPage, thrown, mayConfirm } = loaderData;
  const type = useType(loaderData.type)!;
  const sending = useNavigation().state === 'submitting';
  const rows = useRef<HTMLFormElement>(null);
  const drops = useFetcher<BulkAnswer>();
  const said: BulkAnswer | undefined = actionData;
  const [isDragging, setDragging] = useState(false);
  const place = placeIn(search);
  const here = listAddress(type) + listQuery(search, { page: search.page });
  const sort = search.sort ?? firstSort(type);
  const isFixed = !mayConfirm && (search.state === 'trash' || type.isComplete === true);
  const isOrdered = sort === 'place' && !isFixed && !search.q && !search.begun;
  const isArranged = isDragging && isOrdered && items.length > 1;
  usePlace(asking(listAddress(type), { list: place }), loaderData.done !== null);
  const done = thrown ? undefined : ownOf(words.done, loaderData.done);
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
        <NotPublicHint />
      </header>
      {done && !said && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {said && <BulkOutcome said={said} addressOf={(id) => asking(itemAddress(type, id), { list: place })} />}
      <ListFilters type={type} search={search} counts={counts} untouched={loaderData.untouched} />
      {loaderData.isSimilar && (
        <p className={styles.similar} role="status">
          {words.similar(search.q)}
        </p>
      )}
      {isOrdered && items.length > 1 && (
        <OrderNote isByHand={loaderData.isByHand} action={here}>
          <ArrangeButton isOpen={isDragging} onPress={() => setDragging(!isDragging)} />
        </OrderNote>
      )}
      {items.length === 0 ? (
        <p className={styles.none}>
          {search.begun && !search.q
            ? words.begun.none
            : search.q || search.state || search.page > 1
              ? words.noneFound
              : words.noneYet(type.words.one)}
        </p>
      ) : isArranged ? (
        <ArrangeItems
          items={items.map((item) => ({ ...item, name: nameIn(item.id) }))}
          onMove={(move) => void drops.submit({ move }, { method: 'post', action: here })}
        />
      ) : (
        <Form method="post" action={here} preventScrollReset ref={rows}>
          <ItemList {...{ type, items, isFixed, isOrdered, place }} isConfirming={mayConfirm} />
          {!isFixed && (
            <ChosenBar
              form={rows}
              sending={sending}
              said={said}
              actions={
                mayConfirm
                  ? [{ intent: 'confirm', label: words.begun.confirmChosen }]
                  : BULK_BUTTONS.map((intent) => ({ intent, label: words[intent] }))
              }
            />
          )}
        </Form>
      )}
      <Moved said={isArranged ? drops.data : said} nameOf={(id) => nameIn(id)} />
      <ThrownAway action={here} said={said} thrown={thrown} />
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

  function nameIn(id: string): string {
    const item = items.find((each) => each.id === id);
    return (item && (itemName(type, item, words) || item.beginning)) || words.untitled;
  }
}

interface OrderNoteProps {
  isByHand: boolean;
  action: string;
  children: ReactNode;
}

function OrderNote({ isByHand, action, children }: OrderNoteProps) {
  const awake = useAwake();
  const words = useStudioWords().content.order;
  return (
    <Form method="post" action={action} preventScrollReset className={styles.order}>
      <p>{words.about}</p>
      {awake && children}
      {isByHand && (
        <button className="link" name="intent" value="forget-order">
          {words.forget}
        </button>
      )}
    </Form>
  );
}

/** What was moved is told, and whoever moved it stays at its arrow. */
function Moved({ said, nameOf }: { said: BulkAnswer | undefined; nameOf: (id: string) => string }) {
  const words = useStudioWords().content.order;
  const moved = said && 'moved' in said ? said.moved : undefined;
  useEffect(() => {
    if (moved && moved.to !== 'beside')
      document.getElementById(moveId(moved.id, moved.to))?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <p className="unseen" role="status">
      {moved && (moved.done ? words.moved[moved.to] : words.stays)(nameOf(moved.id))}
    </p>
  );
}

interface ThrownAwayProps {
  action: string;
  said: BulkAnswer | undefined;
  /** From its own page, a moment ago. */
  thrown: { id: string; title: string } | undefined;
}

function ThrownAway({ action, said, thrown }: ThrownAwayProps) {
  const words = useStudioWords().content;
  const isTrash = said && 'action' in said && said.action === 'trash';
  const ids = isTrash ? said.changed : thrown && !said ? [thrown.id] : [];
  const text =
    thrown && !said ? words.trashedOne(thrown.title || words.untitled) : words.bulkDone('trash', ids.length);
  return (
    <UndoForm
      turn={ids.length > 0 ? (isTrash ? said : thrown?.id) : undefined}
      text={text}
      action={action}
      intent="undo-trash"
      of={{ id: ids }}
    />
  );
}
