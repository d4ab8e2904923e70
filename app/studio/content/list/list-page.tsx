import { NotPublicHint } from '#app/studio/going-public/going-public-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { data, Form, useFetcher } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/list-page.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { findServerType } from '#app/content-types.server.ts';
import { ownValue } from '#app/core/own-value.ts';
import { firstSort } from '#app/publishing/studio-list/sorts.ts';
import { ITEMS_A_PAGE } from '#app/publishing/studio-list/list.server.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { ArrangeButton } from '#app/studio/arrange/arrange-panel.tsx';
import { UndoForm } from '#app/studio/undo/undo-note.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { ArrangeItems } from './arrange-items.tsx';
import { type BulkAnswer, BulkOutcome } from './bulk-outcome.tsx';
import { type BulkButton, ChosenBar, PlainChosenBar, ROWS_FORM, useChosen } from './chosen-bar.tsx';
import { newId } from '#app/core/ids.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { EmptyState } from '#app/studio/kit/empty-state.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { PageHeader } from '#app/studio/kit/page-header.tsx';
import { Pagination } from '#app/studio/kit/pagination.tsx';
import { PlaceTabs } from '#app/studio/frame/place-tabs.tsx';
import type { ContentType } from '#app/publishing/content-type.ts';
import { duplicateItem } from '#app/publishing/commands/copy-item.server.ts';
import { changeMany } from '#app/publishing/commands/change-many.server.ts';
import { resetOrder, type Move, moveItem } from '#app/publishing/commands/order-items.server.ts';
import { findPublishWarnings } from '#app/publishing/checks/find-publish-warnings.server.ts';
import { permittedType, typeContext } from '#app/studio/content/studio-context.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import { ItemList, moveId } from './item-list.tsx';
import { ListFilters } from './list-filters.tsx';
import { withParams, type ListSearch, listQuery, parseListSearch, listStateOf } from './list-input.ts';
import { loadList } from './load-list.server.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';
import { translateType, typeIn, useType } from '#app/studio/words/content-types.ts';
import { itemAddress, listAddress } from '#app/studio/content/types/addresses.ts';
import { factsFor } from '#app/studio/content/types/facts.server.ts';
import { type ActionContext, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { BulkAction } from '#app/publishing/commands/change-many.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { type, ...commandContext } = typeContext(context, params, 'content.read');
  const list = await loadList(commandContext, type, new URL(request.url).searchParams);
  // A singleton such as the menu has no list.
  if (type.isSingleton && !list.search.q && list.items.length === 1 && !list.search.state)
    throw redirect(itemAddress(type, list.items[0]!.id));
  return list;
}

const BULK_BUTTONS = [
  { intent: 'publish', icon: 'globe' },
  { intent: 'unpublish', icon: 'eye-off' },
  { intent: 'trash', icon: 'trash' },
] as const;

export const action = studioAction('contentList', {
  prepare(form) {
    if (form.has('move')) form.set('intent', 'move');
    // The menu of a row: its intent and the id of its item, whatever else is selected.
    const [intent, id] = String(form.get('one') ?? '').split(' ');
    if (intent && id) {
      form.set('intent', intent);
      form.set('id', id);
    }
    return form;
  },
  intents: {
    move: {
      permission: 'content.publish',
      async run(context) {
        const move = readMove(context.form, parseListSearch(context.search));
        if (!move) return nothing();
        const done = await moveItem(context, permittedType(context, 'content.publish'), move);
        return data({ moved: { id: move.id, to: 'beside' in move ? ('beside' as const) : move.to, done } });
      },
    },
    'forget-order': {
      permission: 'content.publish',
      async run(context) {
        await resetOrder(context, permittedType(context, 'content.publish'));
        return data({ ordered: true as const });
      },
    },
    confirm: { permission: 'content.publish', run: confirmMany },
    publish: changeChosen('content.publish', 'publish'),
    unpublish: changeChosen('content.publish', 'unpublish'),
    trash: changeChosen('content.trash', 'trash'),
    duplicate: {
      permission: 'content.edit',
      async run(context) {
        const type = permittedType(context, 'content.edit');
        const [id] = chosenIds(context.form);
        const copyId = newId(context.now.getTime());
        const title = context.words.content.copyOf;
        if (!id || !(await duplicateItem(context, type, id, { copyId, title }))) return nothing();
        return redirect(`${itemAddress(type, copyId)}?done=duplicated`);
      },
    },
    'undo-trash': changeChosen('content.trash', 'undo-trash'),
  },
});

const nothing = () => refuse({ nothing: true as const });

function changeChosen(permission: Permission, action: BulkAction) {
  return {
    permission,
    async run(context: ActionContext<'contentList'>) {
      const type = permittedType(context, permission);
      const ids = chosenIds(context.form);
      if (ids.length === 0 || type.isSingleton) return nothing();
      const facts = await factsFor(context, type);
      const done = await changeMany(context, type, ids, action, {
        beforePublish: findServerType(type.name)?.beforePublish,
        hasWarnings: async (id) => (await findPublishWarnings(context, type, id, { facts })).length > 0,
      });
      return data({ action, ...done });
    },
  };
}

/** One by one: a text that somebody has changed since it was read is not confirmed. */
async function confirmMany(context: ActionContext<'contentList'>) {
  const { form, words } = context;
  const type = permittedType(context, 'content.publish');
  const confirm = findServerType(type.name)?.confirm;
  const ids = chosenIds(form);
  if (!confirm || ids.length === 0) return nothing();
  const kept: string[] = [];
  const refused: { id: string; title: string }[] = [];
  for (const id of ids) {
    const answer = await confirm(context, { id, version: Number(form.get(`version.${id}`)) });
    if (answer === 'confirmed') kept.push(id);
    else refused.push({ id, title: translateType(type, words).nameOf?.(id) ?? '' });
  }
  return data({ kept, refused });
}

function chosenIds(form: FormData): string[] {
  const ids = form
    .getAll('id')
    .map(String)
    .filter((id) => ITEM_ID.test(id));
  return [...new Set(ids)].slice(0, ITEMS_A_PAGE * 4);
}

/** `up` or `down` and an id; or `before` or `after`, an id, and that of the target. */
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
  const { items, search, counts, total, lastPage, thrown, mayConfirm, mayPublish, mayTrash } = loaderData;
  const type = useType(loaderData.type)!;
  const rows = useRef<HTMLFormElement>(null);
  const drops = useFetcher<BulkAnswer>();
  const bulkAnswer: BulkAnswer | undefined = actionData;
  const chosen = useChosen(rows, { answer: bulkAnswer, shown: items });
  const [isDragging, setDragging] = useState(false);
  const listState = listStateOf(search);
  const here = listAddress(type) + listQuery(search, { page: search.page });
  const sort = search.sort ?? firstSort(type);
  const isTrash = search.state === 'trash';
  const bulkButtons: BulkButton[] = mayConfirm
    ? [{ intent: 'confirm', label: words.starterText.confirmChosen, icon: 'check' }]
    : BULK_BUTTONS.filter(({ intent }) => (intent === 'trash' ? mayTrash : mayPublish)).map((button) => ({
        ...button,
        label: words[button.intent],
      }));
  const isFixed = !mayConfirm && (isTrash || type.isSingleton === true || bulkButtons.length === 0);
  const isOrdered = sort === 'place' && mayPublish && !isFixed && !search.q && !search.starterOnly;
  const isArranged = isDragging && isOrdered && items.length > 1;
  const may =
    isTrash || type.isSingleton
      ? undefined
      : { edit: loaderData.mayEdit, publish: mayPublish, trash: mayTrash };
  const pageAt = (page: number) => (page >= 1 && page <= lastPage ? listQuery(search, { page }) : undefined);
  const { before } = loaderData;
  useRestoredScroll(withParams(listAddress(type), { list: listState }), loaderData.done !== null);
  const done = thrown ? undefined : ownValue(words.done, loaderData.done);
  return (
    <div className={layout.page}>
      <PageHeader
        title={type.words.many}
        lead={type.words.about}
        actions={
          !type.isSingleton && (
            <LinkButton kind="primary" icon={<Icon name="plus" />} to={`${listAddress(type)}/new`}>
              {type.words.new}
            </LinkButton>
          )
        }
      />
      <PlaceTabs counts={loaderData.placeCounts} />
      <NotPublicHint />
      {done && !bulkAnswer && (
        <Banner kind="good" icon="check" role="status">
          {done}
        </Banner>
      )}
      {bulkAnswer && (
        <BulkOutcome
          bulkAnswer={bulkAnswer}
          addressOf={(id) => withParams(itemAddress(type, id), { list: listState })}
        />
      )}
      <ListFilters
        type={type}
        search={search}
        counts={counts}
        untouched={loaderData.untouched}
        hasSelect={!isFixed && items.length > 0}
        chosen={chosen.count > 0 && <ChosenBar form={rows} chosen={chosen} actions={bulkButtons} />}
      />
      {loaderData.isSimilar && <p role="status">{words.similar(search.q)}</p>}
      {isOrdered && items.length > 1 && (
        <OrderNote isByHand={loaderData.isByHand} action={here}>
          <ArrangeButton isOpen={isDragging} onPress={() => setDragging(!isDragging)} />
        </OrderNote>
      )}
      {items.length === 0 ? (
        <NoItems type={type} search={search} />
      ) : isArranged ? (
        <ArrangeItems
          items={items.map((item) => ({ ...item, name: nameIn(item.id) }))}
          onMove={(move) => void drops.submit({ move }, { method: 'post', action: here })}
        />
      ) : (
        <Form
          method="post"
          id={ROWS_FORM}
          action={here}
          preventScrollReset
          ref={rows}
          className={`${layout.stack} ${layout.tight}`}
        >
          <ItemList {...{ type, items, isFixed, isOrdered, may, listState }} isConfirming={mayConfirm} />
          {!isFixed && <PlainChosenBar actions={bulkButtons} />}
        </Form>
      )}
      <Moved bulkAnswer={isArranged ? drops.data : bulkAnswer} nameOf={(id) => nameIn(id)} />
      <ThrownAway action={here} bulkAnswer={bulkAnswer} thrown={thrown} />
      <Pagination
        label={words.pages}
        shown={words.shown(before + 1, before + items.length, total)}
        previous={pageAt(search.page - 1)}
        next={pageAt(search.page + 1)}
      />
    </div>
  );

  function nameIn(id: string): string {
    const item = items.find((each) => each.id === id);
    return (item && (itemName(type, item, words) || item.excerpt)) || words.untitled;
  }
}

function NoItems({ type, search }: { type: ContentType; search: ListSearch }) {
  const words = useStudioWords().content;
  const isFiltered = search.q || search.state || search.page > 1;
  if (search.starterOnly && !search.q) return <EmptyState>{words.starterText.none}</EmptyState>;
  if (isFiltered) return <EmptyState>{words.noneFound}</EmptyState>;
  return <EmptyState icon={type.icon}>{words.noneYet(type.words.one)}</EmptyState>;
}

interface OrderNoteProps {
  isByHand: boolean;
  action: string;
  children: ReactNode;
}

function OrderNote({ isByHand, action, children }: OrderNoteProps) {
  const hydrated = useHydrated();
  const words = useStudioWords().content.order;
  return (
    <Form method="post" action={action} preventScrollReset className={layout.line}>
      <p className={layout.quiet}>{words.about}</p>
      {hydrated && children}
      {isByHand && (
        <SendButton name="intent" value="forget-order">
          {words.forget}
        </SendButton>
      )}
    </Form>
  );
}

/** Announces a move, and keeps the focus on its arrow. */
function Moved({
  bulkAnswer,
  nameOf,
}: {
  bulkAnswer: BulkAnswer | undefined;
  nameOf: (id: string) => string;
}) {
  const words = useStudioWords().content.order;
  const moved = bulkAnswer && 'moved' in bulkAnswer ? bulkAnswer.moved : undefined;
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
  bulkAnswer: BulkAnswer | undefined;
  /** Deleted on its own page just before. */
  thrown: { id: string; title: string } | undefined;
}

function ThrownAway({ action, bulkAnswer, thrown }: ThrownAwayProps) {
  const words = useStudioWords().content;
  const isTrash = bulkAnswer && 'action' in bulkAnswer && bulkAnswer.action === 'trash';
  const ids = isTrash ? bulkAnswer.changed : thrown && !bulkAnswer ? [thrown.id] : [];
  const text =
    thrown && !bulkAnswer
      ? words.trashedOne(thrown.title || words.untitled)
      : words.bulkDone('trash', ids.length);
  return (
    <UndoForm
      turn={ids.length > 0 ? (isTrash ? bulkAnswer : thrown?.id) : undefined}
      text={text}
      action={action}
      intent="undo-trash"
      of={{ id: ids }}
    />
  );
}
