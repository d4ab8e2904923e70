import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { pages } from '#app/addresses.ts';
import { settingNames } from '#app/platform/config.ts';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import { temporaryFolder } from './support/temporary-folder.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { devDependencies, dependencies, version } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>;
  dependencies: Record<string, string>;
  version: string;
};

test('the Dockerfile is sound, pinned to the Node we test with, and runs as nobody special', () => {
  const dockerfile = read('Dockerfile');
  expect(validateDockerfile(dockerfile)).toEqual([]);
  const node = { ...devDependencies, ...dependencies }['node'];
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual([`node:${node}-bookworm-slim`, `node:${node}-bookworm-slim`]);
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  expectKnownSettings([...dockerfile.matchAll(/^(?:ENV| {4}) ?([A-Z0-9_]+)=/gm)].map(([, name]) => name!));
});

test('the compose file passes its linter, and builds the version we are', () => {
  const linter = new DCLinter({
    rules: {
      // Ports of the world are the front's business.
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
  PodDisruptionBudget,
  Service,
};

test('every Kubernetes object is one, asks for addresses that exist, and runs as nobody special', () => {
  const objects = ['namespace', 'replicas', 'front'].flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}.yaml`)).map(
      (document) => document.toJS() as KubernetesObject,
    ),
  );
  expect(objects).toHaveLength(10);
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
          expect(['/readyz', '/healthz', '/front-healthz']).toContain(container[probe].httpGet.path);
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

test('the front keeps pages apart by every parameter that a page understands, and by no other', () => {
  const understood = new Set(Object.values(pages).flatMap(({ search }): readonly string[] => search));
  const keys = [...read('deploy/nginx/http.conf').matchAll(/"\$host \$uri (\S+) \$form"/g)].map(
    ([, key]) => key!,
  );
  expect(keys).toHaveLength(2);
  const parameters = (key: string) => [...new URLSearchParams(key)];
  expect(new Set(parameters(keys[0]!).map(([name]) => name))).toEqual(understood);
  expect(parameters(keys[1]!)).toEqual(parameters(keys[0]!).map(([name]) => [name, `$arg_${name}`]));
});

test('nginx takes the whole configurations for one machine and for a cluster', () => {
  const folder = temporaryFolder();
  const places = ['tls', 'school', 'cache', 'log', 'run'].map((name) => join(folder, name));
  for (const place of places) mkdirSync(place);
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
    for (const file of ['http.conf', 'server.conf'])
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

test('systemd understands the units', () => {
  const folder = temporaryFolder();
  for (const file of readdirSync('deploy/systemd')) {
    const unit = read(join('deploy/systemd', file));
    expectKnownSettings(
      [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) => line!.match(/[A-Z0-9_]+(?==)/g)!),
    );
    // The programs of a machine that has the site installed.
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

/** A setting with a typing mistake would be passed over without a word. */
function expectKnownSettings(names: string[]): void {
  expect(names.length).toBeGreaterThan(0);
  const others = ['MALLOC_ARENA_MAX'];
  expect(names.filter((name) => ![...settingNames, ...others].includes(name))).toEqual([]);
}

function makeCertificate(folder: string): void {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=school.example'];
  const { status, stderr } = spawnSync(
    ensureProgram('openssl')!,
    [...args, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}
