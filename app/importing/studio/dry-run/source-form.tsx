import { Form } from 'react-router';
import type { OldSiteInput, OldSiteProblem } from '#app/importing/old-site/old-site-input.ts';
import { Field } from '#app/studio/form/field.tsx';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { Banner } from '#app/studio/kit/banner.tsx';
import { buttonClass, LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { describedBy, Field as Labelled, FieldGroup } from '#app/studio/kit/field.tsx';
import { Icon, type IconName } from '#app/studio/kit/icon.tsx';
import { Select } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowIcon, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { stepHref } from '../import-step.ts';
import type { LoadedDryRun } from './load-dry-run.server.ts';

interface Answer {
  isImporting?: true;
  problems?: OldSiteProblem[];
  entered?: Omit<OldSiteInput, 'token'>;
}

/** The old site's settings, and the button for a dry run. */
export function SourceForm({ loaded, answer }: { loaded: LoadedDryRun; answer: Answer | undefined }) {
  const { importing, notDone } = useStudioWords();
  const words = importing.dryRun;
  const { dryRun, isImporting } = loaded;
  const shown = answer?.entered ?? loaded.site;
  const problemOf = (...names: OldSiteProblem[]) => {
    const found = answer?.problems?.find((problem) => names.includes(problem));
    return found && words.problems[found];
  };
  const obstacles = answer?.problems?.map((problem) => ({
    field: problem === 'insecure' ? 'address' : problem,
    text: words.problems[problem],
  }));
  return (
    <Section title={words.from} sheet="padded">
      {isImporting ? (
        <Banner
          icon="circle-alert"
          action={
            <LinkButton kind="quiet" to={stepHref.move}>
              {words.goTo}
            </LinkButton>
          }
        >
          {words.underWay}
        </Banner>
      ) : (
        <Form method="post" className={layout.stack}>
          <input type="hidden" name="intent" value="look" />
          {dryRun?.state !== 'failed' && <p className={layout.quiet}>{words.readable}</p>}
          <Field
            id="field-address"
            name="address"
            type="url"
            inputMode="url"
            required
            label={words.address}
            hint={loaded.forwards ? words.addressForwards : words.addressHelp}
            defaultValue={shown.address}
            problem={problemOf('address', 'insecure')}
          />
          <Field
            id="field-schoolThere"
            name="schoolThere"
            required
            autoCapitalize="characters"
            label={words.school}
            defaultValue={shown.schoolThere}
            problem={problemOf('schoolThere')}
          />
          <Labelled id="field-since" label={words.since} problem={problemOf('since')}>
            <Select
              {...describedBy('field-since', { problem: problemOf('since') })}
              id="field-since"
              name="since"
              defaultValue={shown.since}
            >
              <option value="">{words.sinceAlways}</option>
              {loaded.years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </Select>
          </Labelled>
          <Token loaded={loaded} problem={problemOf('token')} />
          <details open={shown.onlyTypes.length > 0 || undefined}>
            <summary className={buttonClass()}>
              {words.kinds}
              <Icon name="chevron-down" />
            </summary>
            <FieldGroup
              id="field-onlyTypes"
              label={<span className="unseen">{words.kinds}</span>}
              hint={words.kindsHelp}
              problem={problemOf('onlyTypes')}
            >
              {loaded.kinds.map(({ kind, name }) => (
                <Toggle key={kind} name="kind" value={kind} defaultChecked={shown.onlyTypes.includes(kind)}>
                  {name}
                </Toggle>
              ))}
            </FieldGroup>
          </details>
          <Outcome
            refused={answer?.problems ? notDone : answer?.isImporting ? words.underWay : undefined}
            obstacles={obstacles}
            answer={answer}
          />
          <div className={layout.line}>
            {/* Once there is a result, importing it is the main action. */}
            <SendButton
              kind={dryRun?.state === 'done' ? 'plain' : 'primary'}
              icon={<Icon name="refresh-cw" />}
            >
              {dryRun ? words.again : words.button}
            </SendButton>
            {dryRun?.state === 'done' && (
              <small>{words.looked(dryRun.when, importing.lasted(dryRun.seconds))}</small>
            )}
          </div>
        </Form>
      )}
      <Promises visitors={loaded.visitors} />
    </Section>
  );
}

/** Never the token itself: it is encrypted, and can only be replaced. */
function Token({ loaded, problem }: { loaded: LoadedDryRun; problem: string | undefined }) {
  const words = useStudioWords().importing.dryRun;
  const { tokenSaved, isTokenUnreadable } = loaded;
  const field = (label: string) => (
    <Field
      id="field-token"
      name="token"
      type="password"
      autoComplete="off"
      label={label}
      show={words.tokenShow}
      hint={words.tokenHelp}
      problem={problem ?? (isTokenUnreadable ? words.tokenUnreadable : undefined)}
    />
  );
  if (!tokenSaved || isTokenUnreadable) return field(words.token);
  return (
    <details open={problem !== undefined || undefined}>
      <summary className={buttonClass()}>
        {words.tokenChange}
        <Icon name="chevron-down" />
        <small>{words.tokenSaved(tokenSaved)}</small>
      </summary>
      {field(words.tokenNew)}
      <Toggle name="forgetToken" value="yes">
        {words.tokenForget}
      </Toggle>
    </details>
  );
}

function Promises({ visitors }: { visitors: number | null }) {
  const { asks } = useStudioWords().importing.dryRun;
  const promises: { icon: IconName; title: string; help: string }[] = [
    { icon: 'link', title: asks.addresses, help: asks.addressesHelp },
    {
      icon: 'users',
      title: visitors === null ? asks.visitorsUnknown : asks.visitors(visitors),
      help: asks.visitorsHelp,
    },
    { icon: 'log-out', title: asks.leave, help: asks.leaveHelp },
  ];
  return (
    <List>
      {promises.map(({ icon, title, help }) => (
        <Row key={icon}>
          <RowIcon>
            <Icon name={icon} />
          </RowIcon>
          <RowText title={title}>
            <RowMeta>{help}</RowMeta>
          </RowText>
        </Row>
      ))}
    </List>
  );
}
