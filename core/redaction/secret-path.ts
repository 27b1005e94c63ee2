const SECRET_NAMES = new Set([
  "credentials",
  "credentials.json",
  "credentials.yml",
  "credentials.yaml",
  "credentials.toml",
  "credentials.xml",
  "credentials.csv",
  "application_default_credentials.json",
  "client_secret.json",
  ".git-credentials",
  ".netrc",
  "_netrc",
  ".npmrc",
  ".yarnrc",
  ".pypirc",
  ".pgpass",
  ".my.cnf",
  ".htpasswd",
  ".dockercfg",
  ".yarnrc.yml",
  "kubeconfig",
  ".vault-token",
  ".vault_pass",
  "secrets",
  "secrets.json",
  "secrets.yml",
  "secrets.yaml",
  "secrets.toml",
  "secrets.ini",
  "master.key",
  "shadow",
]);
const SECRET_EXTENSIONS = new Set([
  "pem",
  "key",
  "tfvars",
  "tfstate",
  "p8",
  "p12",
  "pfx",
  "jks",
  "keystore",
  "bks",
  "kdb",
  "kdbx",
  "ppk",
  "gpg",
  "ovpn",
  "keytab",
  "age",
  "kubeconfig",
]);
const SECRET_FOLDERS = new Set([
  ".ssh",
  ".gnupg",
  ".aws",
  ".azure",
  ".gcloud",
  ".kube",
  ".docker",
  ".password-store",
]);
const SERVICE_ACCOUNT = /^(?:service[-_]?account|firebase-adminsdk|gcp-key)[\w.-]*\.json$/;

/**
 * True for a file whose content is never read, spooled or sent (trust.md section 1): only its path and the
 * operation are. Compares without case and takes both kinds of separators.
 * @param path absolute or relative path
 */
export function isSecretPath(path: string): boolean {
  const parts = path.replaceAll("\\", "/").toLowerCase().split("/").filter(Boolean);
  const name = parts.at(-1);
  if (name === undefined) return false;
  if (parts.slice(0, -1).some((folder) => SECRET_FOLDERS.has(folder))) return true;
  if (name.startsWith(".env") && (name.length === 4 || /^[._-]/.test(name.slice(4)))) return true;
  if (name.endsWith(".env") || SECRET_NAMES.has(name) || SERVICE_ACCOUNT.test(name)) return true;
  if (/\.tfvars(?:\.json)?$|\.tfstate(?:\.backup)?$/.test(name)) return true;
  const dot = name.lastIndexOf(".");
  if (dot >= 0 && SECRET_EXTENSIONS.has(name.slice(dot + 1))) return true;
  // `id_rsa` and its kin have no extension; `id_generator.py` is a module.
  return name.startsWith("id_") && dot < 0;
}
