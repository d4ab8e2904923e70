import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/withdrawal-page.ts';
import { mayDo } from '#app/access/permissions.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { findWithdrawnPicture, undoWithdrawal } from '#app/publishing/library/withdraw-everywhere.server.ts';
import { studioContext, idOrMissing, missing } from '#app/studio/content/studio-context.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { withdrawByForm } from '#app/studio/library/change-file.server.ts';
import { readBack } from '#app/studio/library/focus/focus-input.ts';
import { loadFile } from '#app/studio/library/load-file.server.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { TaskHeader, taskHandle } from '#app/studio/kit/page-header.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawnNote } from './withdrawn-note.tsx';
import { type ActionContext, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const commandContext = studioContext(context, 'content.read');
  const { services, staff } = commandContext;
  const mediaId = idOrMissing(params);
  const withdrawn = await findWithdrawnPicture(services.database.writes, {
    schoolCode: staff.schoolCode,
    mediaId,
  });
  const file = withdrawn ? undefined : await loadFile(commandContext, mediaId);
  if (file && file.kind !== 'image') throw missing();
  const { searchParams } = new URL(request.url);
  return {
    mediaId,
    withdrawn,
    file,
    back: readBack(searchParams.get('back')),
    done: searchParams.get('done'),
    mayRestore: mayDo(staff.role, 'photos.restore'),
  };
}

export const action = studioAction('withdrawal', {
  defaultIntent: 'withdraw',
  intents: {
    restore: {
      permission: 'photos.restore',
      async run(context) {
        const restored = await undoWithdrawal(context, context.params.id);
        return redirect(hereWith(context, restored ? 'restored' : undefined));
      },
    },
    async withdraw(context) {
      const answer = await withdrawByForm(context, context.params.id, context.form);
      if ('missing' in answer) throw missing();
      return 'refused' in answer ? refuse(answer) : redirect(hereWith(context, 'withdrawn'));
    },
  },
});

const hereWith = ({ params: { id }, search }: ActionContext<'withdrawal'>, done: string | undefined) =>
  studioHref('withdrawal', { id, back: readBack(search.get('back')), done });

export const meta = studioMeta((words) => words.library.withdrawal.title);

export const handle = taskHandle('everywhere');

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().library.withdrawal;
  const { mediaId, withdrawn, file, back, done, mayRestore } = loaderData;
  const action = studioHref('withdrawal', { id: mediaId, back });
  const home = file ? studioHref('libraryFile', { id: mediaId }) : studioHref('library');
  return (
    <>
      <TaskHeader back={{ to: back ?? home, name: words.back }} title={words.title} />
      <article className={layout.page}>
        <Outcome done={actionData ? undefined : ownValue(words.done, done)} />
        {file && <p>{words.lead}</p>}
        {withdrawn && <WithdrawnNote picture={withdrawn} action={action} mayRestore={mayRestore} />}
        {file && <WithdrawForm file={file} action={action} refused={actionData?.refused} />}
      </article>
    </>
  );
}
