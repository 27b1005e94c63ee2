/** Ideas that many unrelated wishes name: in common they say little. */
const BROAD = new Set(
  `test file code function method user user-word data data-word test-word document-word docs run edit create delete read folder
   variable-word component component-word import-word server-word error exception exception-word name identifier naming
   request response feature-word environment-place database database-word api endpoint log-word commit commit-word version-word
   text-format line line-word build-word ci-word report-word read-word description service-word type-word string-word
   array result-value return-word key-primary invent-plan object naming axis:size axis:exposure import export-word
   pull-request pull-request-word reply ask job-word root-folder copy-text delete-word format verify field short-word yourself unasked every-step finish axis:reality axis:duty axis:order`.split(
    /\s+/,
  ),
);
const BROAD_WORDS = new Set(
  "w:value w:thing w:item w:object w:project w:repo w:repositor w:app w:applic w:work w:task w:chang w:thing w:sourc w:content w:input w:output w:number w:top w:level w:point w:wa w:name w:end w:fil w:step w:next w:three w:max w:minimum w:maximum w:single w:named w:nam w:real w:existing w:exist w:final w:main w:current w:default w:normal w:special w:general w:specific w:extra w:own w:public w:local w:global w:common w:simple w:simpl w:plain w:separat w:dedicat w:direct w:most w:least w:more w:less".split(
    " ",
  ),
);

/** Whether an idea is a common one that alone proves no kinship. */
export function isBroadIdea(ids: ReadonlySet<string>): boolean {
  const named = [...ids].filter((id) => !id.startsWith("w:"));
  if (named.length > 0) return named.some((id) => BROAD.has(id));
  return [...ids].some((id) => BROAD_WORDS.has(id));
}
