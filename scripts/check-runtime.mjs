// Purpose: after an install, say in one sentence when no runtime is new enough for the tools of this project.
// Plain JavaScript: it must run on the old Node that it may find.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `This project needs Node 22.12 or newer to run; found ${process.versions.node}. It normally brings its own Node as an ` +
      'optional package: install again without --omit=optional, or put a newer Node first on your PATH.',
  );
  process.exit(1);
}
