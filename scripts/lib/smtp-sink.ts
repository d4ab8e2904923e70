// A real mail server for tests that stores what it receives and can be made to fail.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  from: string;
  to: string[];
  raw: string;
}

/** The fault and its step: a refusal by its code, silence, or a cut connection. */
export interface Misbehaviour {
  at: 'connect' | 'sender' | 'recipient' | 'data' | 'end';
  does: number | 'hang' | 'drop';
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

export async function startSmtpSink() {
  const received: ReceivedMail[] = [];
  const sessions = { count: 0 };
  let misbehaviour: Misbehaviour | undefined;
  let onReceived = () => undefined as void;
  let pending: (() => void)[] | undefined;
  const sockets = new Set<Socket>();
  const steps = new Set<Misbehaviour['at']>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, next) => {
      sessions.count += 1;
      step('connect', next);
    },
    onMailFrom: (_address, _session, next) => step('sender', next),
    onRcptTo: (_address, _session, next) => step('recipient', next),
    onData(stream, session, next) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (misbehaviour?.at === 'data' && chunks.length === 0) step('data', next);
        chunks.push(chunk);
      });
      stream.on('error', () => undefined);
      stream.on('end', () => {
        if (misbehaviour?.at === 'data') return;
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        onReceived();
        onReceived = () => undefined;
        step('end', next);
      });
    },
  });

  function step(at: Misbehaviour['at'], next: (error?: Error | null) => void): void {
    steps.add(at);
    if (at === 'end' && pending) return void pending.push(() => next());
    if (misbehaviour?.at !== at) return next();
    const { does } = misbehaviour;
    if (does === 'hang') return;
    if (does === 'drop') return cutAll();
    next(Object.assign(new Error('<office@school.example> told off by the test'), { responseCode: does }));
  }

  function cutAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function close(): Promise<void> {
    const closed = once(server.server, 'close');
    server.server.close();
    cutAll();
    await closed;
  }

  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    sessions,
    /** The settings of a site that sends its mail here. */
    settings: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_SECURITY: 'none' },
    /** Whether any mail has come to this step. */
    reached: (at: Misbehaviour['at']) => steps.has(at),
    /** Mails are stored, but acknowledged only once the returned function is called. */
    delayNext() {
      const waiting: (() => void)[] = (pending = []);
      return () => {
        pending = undefined;
        for (const proceed of waiting) proceed();
      };
    },
    misbehave: (how: Misbehaviour | undefined) => void (misbehaviour = how),
    /** Called when the next mail is stored but not acknowledged yet. */
    onceReceived: (listener: () => void) => void (onReceived = listener),
    /** Stops answering; `back` listens at the same port again. */
    away: close,
    async back() {
      server.server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
    stop: close,
  };
}
