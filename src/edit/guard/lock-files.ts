/**
 * Globs for the names of files in which a package manager pins resolved versions. Only the package manager
 * may change them.
 */
export const LOCK_FILES: readonly string[] = [
  // Python
  'poetry.lock',
  'uv.lock',
  'Pipfile.lock',
  'pdm.lock',
  'pixi.lock',
  'conda-lock.yml',
  'conda-lock.yaml',
  'pylock.toml',
  'pylock.*.toml',
  // JavaScript
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  // Rust, Ruby, PHP, Go
  'Cargo.lock',
  'Gemfile.lock',
  'gems.locked',
  'composer.lock',
  'go.sum',
  'go.work.sum',
  'Gopkg.lock',
  'glide.lock',
  // Nix, Terraform, Bazel
  'flake.lock',
  '.terraform.lock.hcl',
  'MODULE.bazel.lock',
  // .NET, the JVM
  'packages.lock.json',
  'project.assets.json',
  'paket.lock',
  'gradle.lockfile',
  'buildscript-gradle.lockfile',
  // Dart, Elixir, Erlang, Swift, Objective-C
  'pubspec.lock',
  'mix.lock',
  'rebar.lock',
  'Package.resolved',
  'Podfile.lock',
  'Cartfile.resolved',
  // Haskell, Julia, Elm, Crystal, Helm, R, Conan
  'cabal.project.freeze',
  'stack.yaml.lock',
  'Manifest.toml',
  'shard.lock',
  'Chart.lock',
  'renv.lock',
  'conan.lock',
];
