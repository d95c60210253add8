package pasar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.script.expression.ExpressionPlugin;
import org.opensearch.transport.Netty4Plugin;

/** One node of a cluster on this machine, in its own process, so that a test can kill it. For tests only. */
public final class SearchNode extends Node {
  private SearchNode(Settings settings, Path home) {
    super(
        new Environment(settings, home.resolve("config")),
        List.of(Netty4Plugin.class, ExpressionPlugin.class),
        false);
  }

  private static Settings settings(Path home, int number, List<Integer> http, List<Integer> transport) {
    var names = new ArrayList<String>();
    var seeds = new ArrayList<String>();
    for (int at = 0; at < http.size(); at++) {
      names.add("node-" + (at + 1));
      seeds.add("127.0.0.1:" + transport.get(at));
    }
    return Settings.builder()
        .put("path.home", home.toString())
        .put("path.data", home.resolve("data").toString())
        .put("cluster.name", "pasar-test-" + http.get(0))
        .put("node.name", "node-" + (number + 1))
        .put("node.processors", 1)
        .put("network.host", "127.0.0.1")
        .put("http.port", http.get(number))
        .put("transport.port", transport.get(number))
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .putList("discovery.seed_hosts", seeds)
        .putList("cluster.initial_cluster_manager_nodes", names)
        // Tests make many small indexes, and a full disk of the machine is none of their business.
        .put("cluster.max_shards_per_node", 10_000)
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        // A copy of a killed node is made anew at once.
        .put("cluster.fault_detection.follower_check.interval", "1s")
        .put("cluster.fault_detection.follower_check.timeout", "2s")
        .put("cluster.fault_detection.follower_check.retry_count", 2)
        .build();
  }

  private static List<Integer> numbers(String text) {
    var all = new ArrayList<Integer>();
    for (String one : text.split(",")) all.add(Integer.parseInt(one));
    return all;
  }

  /** Arguments: a folder, which node this is from 0, then the ports for HTTP and between nodes, with commas. */
  public static void main(String[] args) throws Exception {
    int number = Integer.parseInt(args[1]);
    Path home = Path.of(args[0], "node-" + (number + 1));
    Files.createDirectories(home.resolve("config"));
    SearchNode node = new SearchNode(settings(home, number, numbers(args[2]), numbers(args[3])), home);
    node.start();
    CountDownLatch end = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    node.close();
                  } catch (IOException error) {
                    error.printStackTrace();
                  }
                  end.countDown();
                }));
    System.out.println("ready");
    end.await();
  }
}
