import type { Recipe } from "../recipe";
import { refusedAct } from "../refused-commands";

const engines = ["docker", "podman", "nerdctl"];
const composers = ["docker-compose", "podman-compose"];

/** Acts on containers, their images and their data. */
export const CONTAINER_ACTS: Recipe[] = [
  refusedAct({
    name: "keep-volumes",
    title: "Container volumes stay",
    named:
      /\b(?:delet|remov|prun|wip|nuk|drop|destroy|clear)\w*\b.{0,25}\bvolumes?\b|\bvolumes?\b.{0,20}\b(?:delet|remov|prun|wip|nuk|drop)\w*|\bdown (?:with )?(?:-v|--volumes)\b|\bvolume (?:rm|prune)\b|删除?.{0,4}数据卷/iu,
    rival: /\bkeep (?:the |my |all )?(?:\w+ )?volumes\b/iu,
    forbid: [
      { program: engines, subcommand: ["compose down"], flags: ["-v|--volumes"] },
      { program: engines, subcommand: ["compose rm"], flags: ["-v|--volumes"] },
      { program: composers, subcommand: ["down", "rm"], flags: ["-v|--volumes"] },
      { program: engines, subcommand: ["volume rm", "volume remove", "volume prune"] },
      { program: engines, subcommand: ["system prune"], flags: ["--volumes"] },
      { program: engines, subcommand: ["rm", "container rm"], flags: ["-v|--volumes"] },
    ],
    message: "Volumes hold data that nobody can bring back.",
    remedy: "docker compose down without -v",
    irreversible: true,
    liftedBy: ["volume"],
    stop: [
      "docker compose down -v",
      "docker volume rm a",
      "docker-compose down --volumes",
      "docker system prune -af --volumes",
    ],
    pass: [
      "docker compose down",
      "docker volume ls",
      'docker run --rm -v "$PWD":/src golang:1.23 go build',
      "docker -v",
    ],
  }),
  refusedAct({
    name: "no-prune",
    title: "Nothing is pruned",
    named: /\b(?:system |image |container |builder |network )?prun(?:e|ing)\b|清理 ?docker/iu,
    unless: /\bgit\b|\bremote\b|\bvolumes?\b|\bpnpm\b|\bnpm\b|\btree\b|\bbranches\b/iu,
    forbid: [
      {
        program: engines,
        subcommand: [
          "system prune",
          "image prune",
          "container prune",
          "builder prune",
          "network prune",
          "volume prune",
          "buildx prune",
        ],
      },
    ],
    message: "Other projects' images and containers are on this machine.",
    remedy: "remove the one image or container by its name",
    irreversible: true,
    liftedBy: ["prune"],
    stop: ["docker system prune -af", "docker image prune", "podman system prune"],
    pass: ["docker images", "git remote prune origin"],
  }),
  refusedAct({
    name: "no-image-push",
    title: "Images are pushed by the pipeline",
    named:
      /\bpush\w*\b.{0,20}\b(?:docker |container )?images?\b|\bdocker push\b|\bimages?\b.{0,30}\bpush(?:ed|es)?\b|推送镜像/iu,
    forbid: [
      { program: engines, subcommand: ["push", "image push", "compose push", "manifest push"] },
      { program: engines, subcommand: ["build", "buildx build", "buildx bake"], flags: ["--push"] },
      { program: composers, subcommand: ["push"] },
      { program: ["skopeo", "crane"], subcommand: ["copy", "push"] },
    ],
    message: "Images are pushed by the pipeline.",
    remedy: "build it, and say that it is ready",
    irreversible: true,
    liftedBy: ["push"],
    stop: ["docker push a/b:1", "docker buildx build --push -t a/b ."],
    pass: ["docker build -t a/b:1 .", "docker pull alpine:3.20", "git push"],
  }),
  refusedAct({
    name: "no-privileged-runs",
    title: "Containers run without privileges",
    named: /\bprivileged (?:mode|docker)\b|--privileged\b|\b(?:mount|docker) (?:the )?docker\.?sock\w*/iu,
    unless: /\bmanifests?\b|\bkubernetes\b|\byaml\b|\bpods?\b/iu,
    forbid: [
      { program: [...engines, ...composers], flags: ["--privileged"] },
      { program: engines, subcommand: ["run", "create"], flags: ["-v=*docker.sock*|--volume=*docker.sock*"] },
    ],
    message: "Containers run without privileges.",
    remedy: "give the one capability that is needed, by --cap-add",
    stop: ["docker run --privileged alpine:3.20"],
    pass: ["docker run --rm alpine:3.20", "docker ps"],
  }),
  refusedAct({
    name: "containers-keep-running",
    title: "Containers are not stopped",
    named:
      /\b(?:stop|kill|restart|remov|tear|tak|bring|shut)\w*\b.{0,10}\b(?:down )?.{0,20}\bcontainers?\b|\bdocker (?:stop|kill|restart)\b|\bcompose (?:down|stop)\b|\b(?:containers?|the stack|docker stack) (?:down|stopped)\b|停(?:止|掉)?.{0,3}容器/iu,
    unless: /-v\b|--volumes|volumes?\b|--rm/iu,
    forbid: [
      {
        program: engines,
        subcommand: [
          "stop",
          "kill",
          "rm",
          "restart",
          "pause",
          "container stop",
          "container kill",
          "container rm",
          "container restart",
        ],
      },
      {
        program: engines,
        subcommand: ["compose down", "compose stop", "compose kill", "compose rm", "compose restart"],
      },
      { program: composers, subcommand: ["down", "stop", "kill", "rm", "restart"] },
    ],
    message: "Running containers are the person's own.",
    remedy: "ask the person to restart it",
    liftedBy: ["stop", "restart", "down"],
    stop: ["docker stop db", "docker compose down", "docker rm -f web"],
    pass: ["docker ps", "docker compose up -d", "docker logs web", "docker compose logs web"],
  }),
  refusedAct({
    name: "no-container-entry",
    title: "No commands inside containers",
    named: /\bdocker exec\b|\bexec\w*\b.{0,20}\bcontainers?\b|\bshell(?:ing)? into\b|\bkubectl exec\b/iu,
    unless: /\binstead of\b.{0,20}\bhost\b|\bthrough\b|\bvia\b/iu,
    forbid: [
      { program: engines, subcommand: ["exec", "attach", "container exec", "compose exec"] },
      { program: composers, subcommand: ["exec"] },
      { program: ["kubectl", "oc"], subcommand: ["exec", "attach", "debug", "cp"] },
    ],
    message: "Nothing is run inside of running containers.",
    remedy: "look at the logs, or run a container of its own",
    stop: ["docker exec -it web sh", "kubectl exec -it web -- bash", "docker compose exec db psql"],
    pass: ["docker logs web", "kubectl logs web", "docker run --rm alpine:3.20 ls"],
  }),
  refusedAct({
    name: "images-keep-cache",
    title: "Builds use the cache",
    named: /\b(?:builds?|images?)\b.{0,25}--no-cache\b|\bno-cache builds?\b/iu,
    forbid: [
      {
        program: [...engines, ...composers],
        subcommand: ["build", "buildx build", "compose build", "image build"],
        flags: ["--no-cache|--pull"],
      },
    ],
    message: "Builds without the cache take too long.",
    remedy: "docker build without --no-cache",
    stop: ["docker build --no-cache .", "docker compose build --no-cache"],
    pass: ["docker build .", "pip install --no-cache-dir x"],
  }),
];

const kubectl = ["kubectl", "oc", "k"];

/** Acts on a cluster. */
export const CLUSTER_ACTS: Recipe[] = [
  refusedAct({
    name: "no-cluster-deletes",
    title: "Nothing is deleted in a cluster",
    named:
      /\bdelet\w*\b.{0,25}\b(?:pods?|deployments?|namespaces?|pvcs?|resources?|secrets?|configmaps?|cluster|kubernetes|k8s)\b|\bkubectl delete\b|\bhelm (?:uninstall|delete)\b|删除.{0,6}(?:pod|命名空间|集群)/iu,
    unless: /\bcloud\b|\bterraform\b|\baws\b/iu,
    forbid: [
      { program: kubectl, subcommand: ["delete", "drain"], exceptFlags: ["--dry-run"] },
      { program: ["helm"], subcommand: ["uninstall", "delete", "del", "un"] },
      { program: ["kubectl"], subcommand: ["replace"], flags: ["--force"] },
      { program: ["kind", "minikube", "k3d"], subcommand: ["delete", "cluster delete"] },
    ],
    message: "Nothing is deleted in a cluster.",
    remedy: "say what should go, and why",
    irreversible: true,
    liftedBy: ["delete"],
    stop: ["kubectl delete pod web", "kubectl -n a delete ns b", "helm uninstall web"],
    pass: ["kubectl get pods", "kubectl describe pod web", "helm list"],
  }),
  refusedAct({
    name: "no-cluster-applies",
    title: "Clusters are changed by the pipeline",
    named:
      /\b(?:apply|applies|applying|chang|deploy|edit|patch|scal|rol|restart)\w*\b.{0,25}\b(?:manifests?|cluster|kubernetes|k8s|kubectl|deployments?|pods?|helm charts?|live resources?)\b|\bkubectl (?:apply|edit|patch|scale|rollout)\b|\bhelm (?:upgrade|install)\b/iu,
    unless: /\bdry|\bnamespace\b|\bcontext\b|\bwithout\b|\bdelete\b|--/iu,
    forbid: [
      {
        program: kubectl,
        subcommand: [
          "apply",
          "create",
          "edit",
          "patch",
          "replace",
          "scale",
          "autoscale",
          "set",
          "label",
          "annotate",
          "taint",
          "cordon",
          "uncordon",
          "drain",
          "delete",
          "expose",
          "run",
          "rollout restart",
          "rollout undo",
          "rollout pause",
          "rollout resume",
        ],
        exceptFlags: ["--dry-run|--dry-run=client|--dry-run=server"],
      },
      {
        program: ["helm"],
        subcommand: ["upgrade", "install", "uninstall", "rollback"],
        exceptFlags: ["--dry-run"],
      },
    ],
    message: "Clusters are changed by the pipeline.",
    remedy: "change the manifest, and let the pipeline apply it",
    irreversible: true,
    liftedBy: ["apply", "deploy", "scale", "restart"],
    stop: ["kubectl apply -f a.yaml", "kubectl -n a rollout restart deploy/web", "helm upgrade web ./chart"],
    pass: [
      "kubectl get pods",
      "kubectl diff -f a.yaml",
      "helm template ./chart",
      "kubectl apply --dry-run=client -f a.yaml",
    ],
  }),
  refusedAct({
    name: "no-port-forward",
    title: "No port forwarding",
    named: /\bport[- ]?forward\w*/iu,
    forbid: [
      { program: kubectl, subcommand: ["port-forward", "proxy"] },
      { program: ["ssh"], flags: ["-L|-R|-D"] },
    ],
    message: "No tunnels to a cluster.",
    remedy: "ask the person",
    stop: ["kubectl port-forward svc/db 5432", "kubectl -n a port-forward pod/x 80"],
    pass: ["kubectl get svc", "kubectl logs web"],
  }),
  refusedAct({
    name: "keep-context",
    title: "The cluster's context stays",
    named:
      /\b(?:switch|chang|set|us)\w*\b.{0,20}\b(?:kube(?:ctl|rnetes)? ?)?contexts?\b|\bkubectx\b|\bkubens\b|\buse-context\b/iu,
    unless: /\breact\b|\bprovider\b|--context|\balways\b/iu,
    forbid: [
      {
        program: kubectl,
        subcommand: [
          "config use-context",
          "config set-context",
          "config set",
          "config delete-context",
          "config rename-context",
        ],
      },
      { program: ["kubectx", "kubens"], hasArgs: true },
    ],
    message: "The context is chosen by the person.",
    remedy: "pass --context for the one command",
    stop: ["kubectl config use-context prod", "kubectx prod"],
    pass: ["kubectl config get-contexts", "kubectl --context dev get pods", "kubectl config current-context"],
  }),
  refusedAct({
    name: "no-secret-reads",
    title: "Secrets of a cluster are not read",
    named:
      /\b(?:read|print|dump|show|get|decode|echo)\w*\b.{0,25}\b(?:kubernetes|k8s|cluster) secrets?\b|\bkubectl get secrets?\b/iu,
    forbid: [
      {
        program: kubectl,
        subcommand: ["get secret", "get secrets", "describe secret", "describe secrets", "view-secret"],
      },
      { program: kubectl, subcommand: ["get"], args: ["secret/*", "secrets/*"] },
    ],
    message: "Secrets are not read.",
    remedy: "ask for what you need to know",
    irreversible: true,
    stop: ["kubectl get secret db -o yaml", "kubectl -n a get secrets"],
    pass: ["kubectl get pods", "kubectl get configmap a"],
  }),
];
