import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '#app/platform/config.ts';
import { securityHeaders } from '#server/requests/security-headers.ts';
import { ensureProgram } from '../../scripts/lib/programs.mjs';
import { makeCertificate } from '#tests/support/http/certificate.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { devDependencies, dependencies, version } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>;
  dependencies: Record<string, string>;
  version: string;
};

test('the Dockerfile is valid, pinned to the Node we test with, and runs without privileges', () => {
  const dockerfile = read('Dockerfile');
  expect(validateDockerfile(dockerfile)).toEqual([]);
  const node = { ...devDependencies, ...dependencies }['node'];
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual([`node:${node}-bookworm-slim`, `node:${node}-bookworm-slim`]);
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  expectKnownSettings([...dockerfile.matchAll(/^(?:ENV| {4}) ?([A-Z0-9_]+)=/gm)].map(([, name]) => name!));
});

test('the compose file passes its linter, and builds the current version', () => {
  const linter = new DCLinter({
    rules: {
      // Public ports are the proxy's business.
      'no-unbound-port-interfaces': 0,
      'service-keys-order': 0,
      'no-build-and-image': 0,
      'service-dependencies-alphabetical-order': 0,
      'services-alphabetical-order': 0,
      'require-quotes-in-ports': 0,
      'require-project-name-field': 2,
      'service-image-require-explicit-tag': 2,
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const found = linter.lintFiles(['compose.yaml'], false).flatMap(({ messages }) => messages);
  expect(found.map(({ rule, message, line }) => `${line} ${rule}: ${message}`)).toEqual([]);
  const { services } = parse(read('compose.yaml')) as { services: Record<string, { image: string }> };
  expect(services['school']!.image).toBe(`school-website:${version}`);
  expectKnownSettings(
    [...read('deploy/compose/school.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, n]) => n!),
  );
});

const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};

const kubernetesObjects = () =>
  ['namespace', 'replicas', 'proxy', 'network-policies'].flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}.yaml`)).map(
      (document) => document.toJS() as KubernetesObject,
    ),
  );

test('every Kubernetes object is valid, requests existing addresses, and runs without privileges', () => {
  const objects = kubernetesObjects();
  expect(objects).toHaveLength(12);
  for (const object of objects) {
    const model = new kinds[object.kind](object as never);
    expect(model.apiVersion, object.kind).toBe(object.apiVersion);
    expect(() => model.validate(), `${object.kind} ${object.metadata.name}`).not.toThrow();
  }
  for (const { spec } of objects.filter(({ kind }) => kind === 'Deployment')) {
    const { securityContext, containers } = spec!.template.spec;
    expect(securityContext.runAsNonRoot).toBe(true);
    for (const container of containers) {
      expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
      expect(container.image).toMatch(/:\d+\.\d+\.\d+/);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
        if (container[probe])
          expect(['/readyz', '/healthz', '/proxy-healthz']).toContain(container[probe].httpGet.path);
    }
  }
  const settings = objects.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: object };
  expectKnownSettings(Object.keys(settings.data));
  const { resources, configMapGenerator } = parse(read('deploy/kustomization.yaml')) as {
    resources: string[];
    configMapGenerator: { files: string[] }[];
  };
  for (const file of [...resources, ...configMapGenerator.flatMap(({ files }) => files)])
    expect(read(join('deploy', file.replace(/^.*=/, ''))), file).not.toBe('');
});

test('in Kubernetes only the proxy may tell replicas the visitor’s address', () => {
  const objects = kubernetesObjects();
  const settings = objects.find(({ kind }) => kind === 'ConfigMap') as unknown as {
    data: { TRUST_PROXY: string };
  };
  expect(settings.data.TRUST_PROXY).toBe('on');
  const guarded = (objects as unknown as Policy[])
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => [
      spec.podSelector.matchLabels.app,
      spec.policyTypes,
      spec.ingress.flatMap(({ from }) => from.map((peer) => Object.keys(peer).length > 0)),
    ]);
  expect(guarded).toEqual([
    ['school', ['Ingress'], [true, true]],
    ['proxy', ['Ingress'], [true]],
  ]);
});

interface Policy {
  kind: string;
  spec: {
    podSelector: { matchLabels: { app: string } };
    policyTypes: string[];
    ingress: { from: object[] }[];
  };
}

interface KubernetesObject {
  kind: keyof typeof kinds;
  apiVersion: string;
  metadata: { name: string };
  spec?: {
    template: { spec: { securityContext: { runAsNonRoot: boolean }; containers: Container[] } };
  };
}

type Probe = { httpGet: { path: string } };
interface Container {
  image: string;
  securityContext: { readOnlyRootFilesystem: boolean };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
}

const proxyFiles = readdirSync('deploy/nginx');
const proxyConfigs = [...proxyFiles.map((file) => `deploy/nginx/${file}`), 'deploy/kubernetes/nginx.conf'];

test('the proxy parses no address: it compares bytes', () => {
  for (const file of proxyConfigs)
    expect(read(file), file).not.toMatch(
      /\$(arg_|args|query_string|is_args|document_uri)|proxy_ignore_headers[^;]*Cache-Control/,
    );
  const keys = [...read('deploy/nginx/server.conf').matchAll(/proxy_cache_key (.*);/g)].map(
    ([, key]) => key!,
  );
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toMatch(/^"\$host \S+ \$request_uri"$/);
});

test('nginx’s own pages have the headers of all our responses', () => {
  const lines = read('deploy/nginx/security-headers.conf').matchAll(/^add_header (\S+) "([^"]*)" always;$/gm);
  expect(Object.fromEntries([...lines].map(([, name, value]) => [name!.toLowerCase(), value]))).toEqual(
    securityHeaders,
  );
});

test('every file of the proxy is where its configuration expects it', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, { volumes: string[] }> };
  const { configMapGenerator } = parse(read('deploy/kustomization.yaml')) as {
    configMapGenerator: { files: string[] }[];
  };
  const mounted = services['proxy']!.volumes.map((volume) => volume.split(':')[0]);
  const included = proxyConfigs.flatMap((file) => [
    ...read(file).matchAll(/\/etc\/nginx\/school\/([\w.-]+);/g),
  ]);
  for (const name of new Set(included.map(([, file]) => file!))) {
    if (name === 'upstream.conf') continue;
    expect(proxyFiles).toContain(name);
    expect(mounted).toContain(`./deploy/nginx/${name}`);
    expect(configMapGenerator[0]!.files).toContain(`nginx/${name}`);
  }
});

test('a request for another host name gets nothing, and the name is the same everywhere', () => {
  for (const file of ['deploy/nginx/nginx.conf', 'deploy/kubernetes/nginx.conf']) {
    const servers = read(file)
      .split(/^ {4}server \{$/m)
      .slice(1);
    const [nobody, ...named] = servers as [string, ...string[]];
    expect(nobody, file).toMatch(/listen 80(80)? default_server;/);
    expect(nobody, file).toMatch(/location \/ \{\s*return 444;\s*\}/);
    expect(nobody, file).not.toMatch(/proxy_pass|server\.conf|server_name/);
    expect(named.length, file).toBeGreaterThan(0);
    for (const server of named) {
      expect(server, file).not.toContain('default_server');
      expect(server, file).toContain('server_name school.example;');
    }
  }
  expect(read('deploy/nginx/nginx.conf')).toContain('ssl_reject_handshake on;');
  const proxyYaml = read('deploy/kubernetes/proxy.yaml');
  expect(proxyYaml.match(/name: Host\n\s+value: school\.example/g)).toHaveLength(2);
  expect(proxyYaml).toContain('- host: school.example');
  for (const file of ['deploy/kubernetes/replicas.yaml', 'deploy/compose/school.env.example'])
    expect(read(file), file).toMatch(/SITE_URL[:=] ?https:\/\/school\.example/);
});

test('nginx accepts the complete configurations for one machine and for a cluster', () => {
  const folder = temporaryFolder();
  const paths = ['tls', 'school', 'cache', 'log', 'run'].map((name) => join(folder, name));
  for (const path of paths) mkdirSync(path);
  makeCertificate(join(folder, 'tls'));
  const here = (text: string) =>
    text
      .replace(/^user .*$/m, '')
      .replaceAll('/etc/nginx/', `${folder}/`)
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'log'))
      .replaceAll('server school:3000', 'server 127.0.0.1:3000')
      .replaceAll(/pid .*;/g, `pid ${folder}/run/nginx.pid;`);
  for (const [name, own] of [
    ['nginx', 'nginx'],
    ['kubernetes', 'kubernetes'],
    ['nginx', 'compose'],
  ] as const) {
    for (const file of proxyFiles)
      writeFileSync(join(folder, 'school', file), here(read(`deploy/nginx/${file}`)));
    writeFileSync(join(folder, 'school', 'upstream.conf'), here(read(`deploy/${own}/upstream.conf`)));
    writeFileSync(join(folder, 'nginx.conf'), here(read(`deploy/${name}/nginx.conf`)));
    const { status, stderr } = spawnSync(
      ensureProgram('nginx')!,
      ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
      { encoding: 'utf8' },
    );
    expect(stderr, own).toBe('');
    expect(status, own).toBe(0);
  }
});

test('systemd accepts the units', () => {
  const folder = temporaryFolder();
  for (const file of readdirSync('deploy/systemd')) {
    const unit = read(join('deploy/systemd', file));
    expectKnownSettings(
      [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) => line!.match(/[A-Z0-9_]+(?==)/g)!),
    );
    // The programs of a machine with the site installed.
    writeFileSync(
      join(folder, file.replace('@.', '@3001.')),
      unit
        .replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
        .replace(/^(User|Group|Documentation|After|Wants)=.*$/gm, ''),
    );
  }
  const units = readdirSync(folder).map((file) => join(folder, file));
  const { status, stderr, stdout } = spawnSync(
    ensureProgram('systemd-analyze')!,
    ['verify', '--man=no', ...units],
    { encoding: 'utf8' },
  );
  expect((stdout + stderr).split('\n').filter((line) => line.includes(folder))).toEqual([]);
  expect(status).toBe(0);
});

/** A setting with a typing mistake would be ignored silently. */
function expectKnownSettings(names: string[]): void {
  expect(names.length).toBeGreaterThan(0);
  const others = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MIMALLOC_PURGE_DELAY'];
  expect(names.filter((name) => ![...settingNames, ...others].includes(name))).toEqual([]);
}

test('no secret of a deployment gets into git or into an image', () => {
  const secrets = ['school.env', 'database-password.txt', 'tls/privkey.pem'].map(
    (name) => `deploy/compose/${name}`,
  );
  for (const file of [...secrets, '.env', 'data/school.sqlite'])
    expect(spawnSync('git', ['check-ignore', '-q', '--no-index', file]).status, file).toBe(0);
  const unsent = read('.dockerignore').split('\n').filter(Boolean);
  for (const file of [...secrets, '.env', 'data/school.sqlite'])
    expect(
      unsent.some((path) => file === path || file.startsWith(`${path}/`)),
      file,
    ).toBe(true);
  for (const { named } of [...read('compose.yaml').matchAll(/(?<named>deploy\/compose\/[\w.-]+)/g)].map(
    ({ groups }) => groups as { named: string },
  ))
    if (!named.endsWith('.example') && !named.endsWith('.conf')) expect(unsent, named).toContain(named);
});

test('under systemd the site’s files are readable only by its own user', () => {
  for (const unit of ['school.service', 'school@.service'])
    expect(read(`deploy/systemd/${unit}`)).toMatch(/^StateDirectoryMode=0700\nUMask=0077$/m);
});
