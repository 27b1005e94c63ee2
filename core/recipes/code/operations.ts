import type { Recipe } from "../recipe";
import { refusedCode } from "../refused-code";

const YAML = ["*.{yml,yaml}"];
const WORKFLOWS = ["**/.github/workflows/*.{yml,yaml}", ".gitlab-ci.yml"];
const DOCKER = ["Dockerfile", "Dockerfile.*", "*.Dockerfile", "*.dockerfile", "Containerfile"];
const TERRAFORM = ["*.{tf,tfvars,hcl}"];
const SHELL = ["*.{sh,bash,zsh,bats}"];

/** Habits of images, clusters, pipelines, infrastructure and shell scripts. */
export const OPERATIONS_HABITS: Recipe[] = [
  refusedCode({
    name: "pinned-base-images",
    title: "Base images have a version",
    named:
      /\b(?:unpinned|untagged|floating) (?:base )?images?\b|:latest\b|\blatest\b(?=.{0,30}\b(?:tags?|images?)\b)|\b(?:missing|no) tags?\b/iu,
    rival:
      /\b(?:base )?images?\b.{0,40}\b(?:fixed|pinned|explicit|exact|specific|concrete) (?:versions?|tags?)\b|\bpin\w* (?:the )?(?:base )?images?\b|\bfixed versions?\b(?=.{0,30}\bimages?\b)/iu,
    when: (wish) => /\bdocker ?files?\b|\bbase images?\b|\bcontainerfile\b/i.test(wish.text),
    files: DOCKER,
    re: [
      "^\\s*FROM\\s+(?:--platform=\\S+\\s+)?[\\w./-]+(?::\\d+/[\\w./-]+)?:latest\\b",
      "^\\s*FROM\\s+(?:--platform=\\S+\\s+)?[\\w.-]*[\\w/.-]*/?[a-z][\\w.-]*(?:\\s+(?:AS|as)\\s+\\w+)?\\s*$",
    ],
    notRe: [
      "(?i)^\\s*FROM\\s+(?:scratch|build\\w*|base\\w*|deps|builder|dev\\w*|prod\\w*|test\\w*|runtime|compile\\w*|install\\w*|final|release|stage\\w*|[a-z]+-?(?:build(?:er)?|stage|deps|base))\\s*(?:\\s+AS\\s+[\\w-]+)?\\s*$",
    ],
    remedy: "FROM python:3.12-slim",
    stop: [
      ["Dockerfile", "FROM python:latest\nCOPY . /app"],
      ["Dockerfile", "FROM golang AS build"],
      ["Dockerfile", "FROM --platform=linux/amd64 node:latest"],
    ],
    pass: [
      ["Dockerfile", "# latest\nFROM python:3.12-slim"],
      ["Dockerfile", "FROM golang:1.23 AS build\nFROM build AS test"],
      ["Dockerfile", "FROM scratch"],
    ],
  }),
  refusedCode({
    name: "no-image-upgrades",
    title: "Images are not upgraded while they are built",
    named: /\bapt(?:-get)? (?:dist-)?upgrade\b|\bapk upgrade\b/iu,
    files: DOCKER,
    re: ["\\b(?:apt-get|apt|apk|yum|dnf)\\s+(?:-\\w+\\s+)*(?:dist-)?upgrade\\b"],
    where: "code",
    remedy: "a newer base image",
    stop: [["Dockerfile", "RUN apt-get update && apt-get upgrade -y"]],
    pass: [["Dockerfile", "RUN apt-get update && apt-get install -y curl"]],
  }),
  refusedCode({
    name: "no-root-containers",
    title: "Containers do not run as root",
    named:
      /\b(?:run(?:ning|s)?|containers?) as root\b|\broot (?:user|containers?)\b|\bUSER root\b|\brunasuser: 0\b/iu,
    files: [...DOCKER, ...YAML],
    re: [
      "^\\s*USER\\s+(?:root|0)\\b",
      "\\brunAsUser:\\s*0\\b",
      "\\brunAsNonRoot:\\s*false\\b",
      "^\\s*user:\\s*[\"']?(?:root|0)\\b",
    ],
    where: "anywhere",
    notRe: ["^\\s*#"],
    remedy: "USER 1000",
    stop: [
      ["Dockerfile", "USER root"],
      ["a.yaml", "  runAsUser: 0"],
    ],
    pass: [
      ["Dockerfile", "USER app"],
      ["a.yaml", "  runAsUser: 1000"],
    ],
  }),
  refusedCode({
    name: "no-host-access",
    title: "Pods stay off the host",
    named: /\bhost ?(?:path|network|pid|ipc)s?\b(?: volumes?)?/iu,
    files: YAML,
    re: [
      "^\\s*-?\\s*hostPath:",
      "\\bhost(?:Network|PID|IPC):\\s*true\\b",
      "^\\s*network_mode:\\s*[\"']?host\\b",
    ],
    remedy: "a volume claim, a service",
    stop: [
      ["k8s/a.yaml", "      hostPath:\n        path: /data"],
      ["k8s/a.yaml", "  hostNetwork: true"],
    ],
    pass: [["k8s/a.yaml", "      persistentVolumeClaim:\n        claimName: a"]],
  }),
  refusedCode({
    name: "no-public-services",
    title: "Services are not opened to the outside",
    named: /\bnode ?ports?\b|\bload ?balancer (?:services?|type)\b|\btype:? ?loadbalancer\b/iu,
    files: YAML,
    re: ["\\btype:\\s*[\"']?(?:NodePort|LoadBalancer)\\b", "^\\s*nodePort:"],
    remedy: "an ingress",
    stop: [["k8s/a.yaml", "  type: NodePort"]],
    pass: [["k8s/a.yaml", "  type: ClusterIP"]],
  }),
  refusedCode({
    name: "no-wide-workflow-permissions",
    title: "Workflows get few permissions",
    named: /\bwrite-all\b|\bpull_request_target\b|\bsecrets: ?inherit\b|\b(?:broad|wide|all) permissions\b/iu,
    files: WORKFLOWS,
    re: ["\\bpermissions:\\s*write-all\\b", "\\bpull_request_target\\b", "\\bsecrets:\\s*inherit\\b"],
    remedy: "permissions: contents: read",
    stop: [
      [".github/workflows/a.yml", "permissions: write-all"],
      [".github/workflows/a.yml", "on: pull_request_target"],
    ],
    pass: [[".github/workflows/a.yml", "permissions:\n  contents: read # write-all"]],
  }),
  refusedCode({
    name: "no-ignored-job-failures",
    title: "Failures of a pipeline count",
    named: /\bcontinue-on-error\b|\ballow_failure\b|\|\| true\b/iu,
    files: [...WORKFLOWS, ...SHELL, "Makefile"],
    re: ["\\bcontinue-on-error:\\s*true\\b", "\\ballow_failure:\\s*true\\b", "\\|\\|\\s*true\\b"],
    where: "code",
    remedy: "mend what fails",
    stop: [
      [".github/workflows/a.yml", "        continue-on-error: true"],
      ["a.sh", "make test || true"],
    ],
    pass: [
      [".github/workflows/a.yml", "        continue-on-error: false"],
      ["a.sh", "make test # || true"],
    ],
  }),
  refusedCode({
    name: "fixed-runners",
    title: "Runners have a version",
    named: /\b(?:ubuntu|macos|windows)-latest\b/iu,
    files: WORKFLOWS,
    re: ["\\b(?:ubuntu|macos|windows)-latest\\b"],
    where: "code",
    remedy: "ubuntu-24.04",
    stop: [[".github/workflows/a.yml", "    runs-on: ubuntu-latest"]],
    pass: [[".github/workflows/a.yml", "    runs-on: ubuntu-24.04 # ubuntu-latest"]],
  }),
  refusedCode({
    name: "no-account-numbers",
    title: "Account numbers are not written out",
    named:
      /\b(?:hard-?cod\w+ |literal )?(?:aws )?account (?:ids?|numbers?)\b|\bhard-?cod\w+ arns?\b|\barns?\b/iu,
    files: [...TERRAFORM, ...YAML, "*.{ts,py,json,go}"],
    re: ["[\"']\\d{12}[\"']", "\\barn:aws[\\w-]*:[\\w-]*:[\\w-]*:\\d{12}:", "\\b\\d{12}\\.dkr\\.ecr\\."],
    where: "anywhere",
    notRe: ["^\\s*(?:#|//)"],
    remedy: "data.aws_caller_identity.current.account_id",
    stop: [
      ["a.tf", 'role_arn = "arn:aws:iam::482910375566:role/a"'],
      ["a.tf", 'image = "482910375566.dkr.ecr.eu-north-1.amazonaws.com/a"'],
    ],
    pass: [
      ["a.tf", 'role_arn = "arn:aws:iam::${local.account}:role/a"'],
      ["a.tf", "default = 2592000000"],
    ],
  }),
  refusedCode({
    name: "no-open-networks",
    title: "Nothing is open to the whole internet",
    named:
      /\b0\.0\.0\.0\/0\b|\bopen (?:to the )?(?:world|internet|security groups?|ingress)\b|\bpublic ingress\b|\bopen cidrs?\b/iu,
    files: [...TERRAFORM, ...YAML, "*.{json,ts,py}"],
    re: ["\\b0\\.0\\.0\\.0/0\\b", "::/0"],
    where: "anywhere",
    notRe: ["^\\s*(?:#|//)", "(?i)egress"],
    remedy: "the networks that need it",
    stop: [["a.tf", 'cidr_blocks = ["0.0.0.0/0"]']],
    pass: [
      ["a.tf", 'cidr_blocks = ["10.0.0.0/8"]'],
      ["a.tf", "# 0.0.0.0/0 is not allowed"],
    ],
  }),
  refusedCode({
    name: "no-hard-coded-regions",
    title: "Regions are variables",
    named:
      /\bhard-?cod\w+ (?:aws |gcp |azure )?regions?\b|\bregions? (?:literals?|strings?)\b|\bregion names? in\b/iu,
    files: [...TERRAFORM, "*.{ts,py,go,js}"],
    re: [
      "[\"'](?:us|eu|ap|sa|ca|me|af)-(?:east|west|north|south|central|northeast|southeast|northwest|southwest)-?\\d[a-z]?[\"']",
    ],
    where: "anywhere",
    notRe: ["^\\s*(?:#|//)"],
    remedy: "var.region",
    stop: [["a.tf", 'region = "eu-west-1"']],
    pass: [["a.tf", "region = var.region"]],
  }),
  refusedCode({
    name: "no-local-exec",
    title: "No commands in Terraform",
    named: /\blocal-exec\b|\bremote-exec\b|\bnull_resources?\b|\bprovisioners?\b/iu,
    files: TERRAFORM,
    re: ['\\bprovisioner\\s+"(?:local|remote)-exec"', '\\bresource\\s+"null_resource"'],
    where: "anywhere",
    notRe: ["^\\s*(?:#|//)"],
    remedy: "a resource of a provider",
    stop: [
      ["a.tf", 'provisioner "local-exec" {'],
      ["a.tf", 'resource "null_resource" "a" {'],
    ],
    pass: [["a.tf", 'resource "aws_s3_bucket" "a" {']],
  }),
  refusedCode({
    name: "for-each-not-count",
    title: "Resources are repeated by for_each",
    named: /\bcount\b/iu,
    rival: /\bfor_each\b/iu,
    when: (wish) => /\bterraform\b|\btf\b|\bfor_each\b|\.tf\b/i.test(wish.text),
    files: TERRAFORM,
    re: ["^\\s*count\\s*="],
    remedy: "for_each",
    stop: [["a.tf", "  count = 3"]],
    pass: [["a.tf", "  for_each = toset(var.a)"]],
  }),
  refusedCode({
    name: "no-force-destroy",
    title: "Data in the cloud is protected",
    named:
      /\bforce_destroy\b|\bprevent_destroy\b|\bskip_final_snapshot\b|\bpublicly_accessible\b|\bdeletion_protection\b/iu,
    files: TERRAFORM,
    re: [
      "\\bforce_destroy\\s*=\\s*true\\b",
      "\\bprevent_destroy\\s*=\\s*false\\b",
      "\\bskip_final_snapshot\\s*=\\s*true\\b",
      "\\bpublicly_accessible\\s*=\\s*true\\b",
      "\\bdeletion_protection\\s*=\\s*false\\b",
    ],
    remedy: "leave it protected",
    stop: [["a.tf", "  force_destroy = true"]],
    pass: [["a.tf", "  force_destroy = false"]],
  }),
  refusedCode({
    name: "no-backticks-in-shell",
    title: "Commands are substituted by $( )",
    named: /\bbackticks?\b/iu,
    when: (wish) => /\bshell\b|\bbash\b|\.sh\b|\bscripts?\b/i.test(wish.text),
    files: SHELL,
    re: ["`[^`\\n]+`"],
    remedy: "$(…)",
    stop: [["a.sh", "a=`date`"]],
    pass: [["a.sh", "a=$(date) # `date`"]],
  }),
  refusedCode({
    name: "double-brackets",
    title: "Tests in bash are [[ ]]",
    named: /\bsingle brackets?\b|(?:^|\s)`?\[ (?:\.\.\.|…)? ?\]`?(?=\s|$|,|;)|\bsquare bracket tests?\b/iu,
    rival: /\[\[|\bdouble brackets?\b/iu,
    files: SHELL,
    re: ["(?:^|[;&|]\\s*|\\bif\\s+|\\bwhile\\s+|\\belif\\s+|!\\s+)\\[\\s"],
    remedy: "[[ … ]]",
    stop: [["a.sh", 'if [ -n "$a" ]; then']],
    pass: [["a.sh", 'if [[ -n "$a" ]]; then']],
  }),
  refusedCode({
    name: "no-shell-eval",
    title: "No eval in shell scripts",
    named: /\beval\b/iu,
    when: (wish) => /\bshell\b|\bbash\b|\.sh\b/i.test(wish.text),
    files: SHELL,
    re: ["(?:^|[;&|]\\s*)\\s*eval\\s"],
    remedy: "an array",
    stop: [["a.sh", 'eval "$a"']],
    pass: [["a.sh", '"${a[@]}" # eval']],
  }),
];
